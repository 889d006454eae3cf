/** The people who can open a link from here, and the ways to change that. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copy } from "../../src/lib/clipboard";
import { settings } from "../../src/lib/settings.svelte";
import { home } from "../../src/parts/home.svelte";
import NetworkAccess from "../../src/parts/NetworkAccess.svelte";
import type { Home } from "../../src/wire";

const FIRST = "192.168.1.20";
const SECOND = "10.0.0.7";
let now: Home;
let refuses = false;

function told(method: string | undefined, body: unknown): Response {
  if (method === "POST" && refuses)
    return new Response(JSON.stringify({ code: "no_address", message: "taken" }), { status: 400 });
  const { address } = method === "POST" ? JSON.parse(body as string) : { address: null };
  if (address !== null) now = { ...now, open_at: address && `http://${address}:8765` };
  return new Response(JSON.stringify(now), { status: 200 });
}

beforeEach(() => {
  settings.set({ language: "en" });
  refuses = false;
  now = { open_at: "", addresses: [FIRST, SECOND], may_change: true };
  vi.stubGlobal("fetch", async (_: string, { method, body }: RequestInit) => told(method, body));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("on the computer of the server", () => {
  it("says that a link is good for nobody else, until the home network is let in", async () => {
    await home.look();
    render(NetworkAccess);
    expect(screen.getByText("Only this computer can open this link.")).toBeTruthy();
    expect(home.link("/t/1")).toBe(`${location.origin}/t/1`);
    await fireEvent.click(screen.getByRole("button", { name: "Let my home network in" }));
    await screen.findByText(/can come in at http:\/\/192\.168\.1\.20:8765/);
    expect(home.link("/t/1#x")).toBe("http://192.168.1.20:8765/t/1#x");
    await fireEvent.change(screen.getByRole("combobox", { name: /address/ }), { target: { value: SECOND } });
    await vi.waitFor(() => expect(home.link("/")).toBe("http://10.0.0.7:8765/"));
    await fireEvent.click(screen.getByRole("button", { name: "Let nobody else in" }));
    await screen.findByText("Only this computer can open this link.");
  });

  it("says why it did not work", async () => {
    await home.look();
    render(NetworkAccess);
    refuses = true;
    await fireEvent.click(screen.getByRole("button", { name: "Let my home network in" }));
    expect((await screen.findByRole("alert")).textContent).toContain("does not work at this address");
  });

  it("looks again for a network where there was none", async () => {
    now = { ...now, addresses: [] };
    await home.look();
    render(NetworkAccess);
    expect(screen.getByText(/in no home network/)).toBeTruthy();
    now = { ...now, addresses: [FIRST] };
    await fireEvent.click(screen.getByRole("button", { name: "Look again" }));
    await screen.findByRole("button", { name: "Let my home network in" });
  });

  it("offers nothing to change where it was decided at the start", async () => {
    now = { open_at: "https://wusel.example", addresses: [], may_change: false };
    await home.look();
    render(NetworkAccess);
    expect(screen.queryByRole("button")).toBeNull();
    expect(home.link("/t/1")).toBe("https://wusel.example/t/1");
  });
});

it("has nothing to say on other devices: their address is good for others too", async () => {
  vi.spyOn(home, "isHere", "get").mockReturnValue(false);
  await home.look();
  const { container } = render(NetworkAccess);
  expect(container.textContent?.trim()).toBe("");
  expect(home.isShut).toBe(false);
});

describe("copying without a clipboard", () => {
  it("goes the old way, and says if that does not work either", async () => {
    vi.stubGlobal("navigator", { clipboard: undefined });
    let selected = "";
    const command = vi.fn(() => {
      selected = document.querySelector("textarea")?.value ?? "";
      return true;
    });
    document.execCommand = command;
    expect(await copy("http://192.168.1.20:8765/t/1")).toBe(true);
    expect(selected).toBe("http://192.168.1.20:8765/t/1");
    expect(document.querySelector("textarea")).toBeNull();
    command.mockReturnValue(false);
    expect(await copy("x")).toBe(false);
  });
});

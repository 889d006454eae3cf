import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { house, moveTo } from "../../src/lib/house";
import { linked, writeLinks } from "../../src/tab/links";

const before = { ...house };
const body = document.createElement("div");

beforeEach(() => {
  const here = (): URL => new URL("/rules/maus?x=1", "http://space");
  moveTo({ ...before, here, address: (path) => `#${path}`, linked });
  document.body.append(body);
});

afterEach(() => {
  moveTo(before);
  body.remove();
});

describe("links in a tab", () => {
  test("lead to real addresses, from the start and when they come later or change", async () => {
    body.innerHTML = '<p><a href="/t/abc">there</a></p>';
    writeLinks(body);
    const [first] = body.getElementsByTagName("a");
    expect(first?.getAttribute("href")).toBe("#/t/abc");
    body.insertAdjacentHTML("beforeend", '<p><a href="#MA-1">rule</a><a href="/api/save/1" download>file</a></p>');
    first?.setAttribute("href", "/new/maus?how=pass");
    await new Promise((done) => setTimeout(done));
    const written = [...body.getElementsByTagName("a")].map((link) => link.getAttribute("href"));
    expect(written).toEqual(["#/new/maus?how=pass", "#/rules/maus?x=1#MA-1", "/api/save/1"]);
    expect(first && linked(first)).toBe("/new/maus?how=pass");
  });
});

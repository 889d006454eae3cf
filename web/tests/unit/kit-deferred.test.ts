import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawLater, tasks, whenDrawn } from "../../src/kit/deferred";
import Numbers from "./Numbers.svelte";

describe("drawing in turn", () => {
  const { begin } = tasks;
  const done: string[] = [];
  const task = (name: string) => (): unknown => done.push(name);

  beforeEach(() => {
    vi.useFakeTimers();
    tasks.begin = (work) => setTimeout(work);
    done.length = 0;
  });
  afterEach(() => {
    vi.runAllTimers();
    tasks.begin = begin;
    vi.useRealTimers();
  });

  it("draws each part in a task of its own, those that parts bring along as well", () => {
    drawLater(() => {
      done.push("board");
      queueMicrotask(() => drawLater(task("map")));
    });
    drawLater(task("cards"));
    whenDrawn(task("focus"));
    expect(done).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(["board"]);
    return Promise.resolve().then(() => {
      vi.runAllTimers();
      expect(done).toEqual(["board", "cards", "map", "focus"]);
      whenDrawn(task("at once"));
      expect(done.at(-1)).toBe("at once");
    });
  });

  it("draws nothing that is gone, and goes on after what fails", () => {
    drawLater(() => {
      throw new Error("broken");
    });
    const drop = drawLater(task("gone"));
    drawLater(task("cards"));
    drop();
    drop();
    expect(() => vi.advanceTimersToNextTimer()).toThrow("broken");
    vi.runAllTimers();
    expect(done).toEqual(["cards"]);
  });

  it("draws many new things a few at a time, and few at once", () => {
    const target = document.createElement("div");
    const shown = (): string => target.textContent!.replaceAll(/\s/g, "");
    const board = mount(Numbers, { target });
    const task = (): string => {
      vi.advanceTimersToNextTimer();
      flushSync();
      return shown();
    };
    const become = (numbers: number[]): string => {
      board.become(numbers);
      flushSync();
      return shown();
    };
    flushSync();
    vi.runAllTimers();
    expect(become([5])).toBe("5");
    expect(become([1, 2, 3, 4, 5, 6])).toBe("5");
    expect([task(), task(), task()]).toEqual(["125", "123456", "123456"]);
    expect(become([6, 2, 7]), "what goes and comes").toBe("627");
    unmount(board);
  });
});

/** Sounds are off by default and follow the volume setting. Each game names its own events. */

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { boardOf, registry } from "../../src/games/registry";
import { settings } from "../../src/lib/settings.svelte";
import { play } from "../../src/lib/sound";

let tones: number[] = [];
let loudest = 0;

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  private node(more: object = {}): object {
    const pitch = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { connect: (next: unknown) => next, start: () => {}, stop: () => {}, frequency: pitch, ...more };
  }
  createOscillator(): unknown {
    const setValueAtTime = (pitch: number): number => tones.push(pitch);
    return this.node({ frequency: { setValueAtTime, exponentialRampToValueAtTime: () => {} } });
  }
  createGain(): unknown {
    const setValueAtTime = (loud: number): void => {
      loudest = Math.max(loudest, loud);
    };
    return this.node({ gain: { value: 0, setValueAtTime, exponentialRampToValueAtTime: () => {} } });
  }
  createConvolver = (): unknown => this.node();
  createBiquadFilter = (): unknown => this.node();
  createBufferSource = (): unknown => this.node();
  createBuffer = (_: number, length: number): unknown => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  tones = [];
  loudest = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
  settings.set({ sound: true, volume: 0.6 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.set({ sound: false, volume: 0.6 });
});

it("is silent unless somebody wants to hear it", () => {
  settings.set({ sound: false });
  play("chime");
  expect(tones).toEqual([]);
  settings.set({ sound: true });
  play("chime");
  expect(tones).toEqual([587, 880]);
});

it("is as loud as somebody wants it", () => {
  play("strike");
  const before = loudest;
  settings.set({ volume: 1 });
  play("strike");
  expect(loudest).toBeGreaterThan(before);
  tones = [];
  settings.set({ volume: 0 });
  play("chime");
  expect(tones).toEqual([]);
});

it("is heard once where the same happens several times at once, and never more than three", () => {
  play("step", "step", "step");
  expect(tones).toHaveLength(1);
  tones = [];
  play("step", "chime", "won", "lost", "gain");
  expect(tones).toHaveLength(1 + 2 + 5);
});

it.each(registry.map(({ name }) => name))("names happenings of %s alone", async (name) => {
  const words = readFileSync(`../src/wusel/games/${name}/words.toml`, "utf8");
  const named = Object.keys((await boardOf(name)).sounds ?? {});
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((event) => !new RegExp(`^${event} = `, "m").test(words))).toEqual([]);
});

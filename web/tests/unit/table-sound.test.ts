/** Sounds are off until wanted. */

import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { play } from "../../src/lib/sound";

const tones: number[] = [];

class FakeAudio {
  currentTime = 0;
  destination = {};
  createOscillator(): unknown {
    const tone = {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => tones.push(tone.frequency.value),
      stop: () => {},
    };
    return tone;
  }
  createGain(): unknown {
    const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain, connect: (next: unknown) => next };
  }
}

afterEach(() => vi.unstubAllGlobals());

it("is silent unless somebody wants to hear it", () => {
  vi.stubGlobal("AudioContext", FakeAudio);
  settings.set({ sound: false });
  play("chime");
  expect(tones).toEqual([]);
  settings.set({ sound: true });
  play("chime");
  expect(tones).toEqual([587, 880]);
});

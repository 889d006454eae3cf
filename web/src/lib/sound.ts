/** Quiet sounds, only for those who want them: a knock when something happens, a chime when it is your turn. */

import { settings } from "./settings.svelte";

type Sound = "knock" | "chime";

const NOTES: Record<Sound, { pitches: number[]; seconds: number; shape: OscillatorType }> = {
  knock: { pitches: [180], seconds: 0.09, shape: "triangle" },
  chime: { pitches: [587, 880], seconds: 0.35, shape: "sine" },
};
const VOLUME = 0.12;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { pitches, seconds, shape } = NOTES[sound];
  for (const [i, pitch] of pitches.entries()) {
    const start = context.currentTime + i * 0.12;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

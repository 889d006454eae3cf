/** Sound effects, synthesised in the browser. Each event belongs to a family of sounds, and a family sounds the same in
 * all games. */

import { settings } from "./settings.svelte";

/** A family of sounds. */
export type Sound =
  | "knock"
  | "chime"
  | "card"
  | "throw"
  | "step"
  | "gain"
  | "loss"
  | "strike"
  | "alarm"
  | "page"
  | "won"
  | "lost";

/** A tone that slides from one pitch to another, or noise through a sliding filter. */
interface Voice {
  shape: OscillatorType | "noise";
  from: number;
  to?: number;
  /** The start in seconds after the beginning of the sound. */
  at?: number;
  lasts: number;
  loud?: number;
}

const plucked = (pitches: number[], apart: number, lasts: number, shape: OscillatorType = "triangle"): Voice[] =>
  pitches.map((from, n) => ({ shape, from, at: n * apart, lasts, loud: 0.7 }));
const taps = (times: number[]): Voice[] =>
  times.flatMap((at) => [
    { shape: "noise", from: 2600, to: 900, at, lasts: 0.05, loud: 0.8 },
    { shape: "triangle", from: 320, to: 190, at, lasts: 0.07, loud: 0.6 },
  ]);

const SOUNDS: Record<Sound, Voice[]> = {
  knock: [
    { shape: "triangle", from: 190, to: 120, lasts: 0.09 },
    { shape: "noise", from: 900, to: 400, lasts: 0.04, loud: 0.3 },
  ],
  chime: plucked([587, 880], 0.12, 0.5, "sine"),
  card: [{ shape: "noise", from: 1500, to: 4200, lasts: 0.11, loud: 0.6 }],
  throw: [{ shape: "noise", from: 500, to: 1400, lasts: 0.35, loud: 0.35 }, ...taps([0.46, 0.63, 0.8, 1.35])],
  step: [{ shape: "sine", from: 260, to: 210, lasts: 0.07, loud: 0.6 }],
  gain: plucked([523, 659, 784], 0.07, 0.28),
  loss: [
    { shape: "triangle", from: 392, to: 262, lasts: 0.3, loud: 0.7 },
    { shape: "sine", from: 196, to: 131, at: 0.05, lasts: 0.35, loud: 0.6 },
  ],
  strike: [
    { shape: "noise", from: 1800, to: 200, lasts: 0.14 },
    { shape: "sine", from: 140, to: 55, lasts: 0.2 },
  ],
  alarm: [
    { shape: "sawtooth", from: 220, to: 233, lasts: 0.35, loud: 0.3 },
    { shape: "sawtooth", from: 311, to: 294, at: 0.12, lasts: 0.4, loud: 0.3 },
  ],
  page: [{ shape: "noise", from: 700, to: 3400, lasts: 0.34, loud: 0.5 }],
  won: plucked([392, 523, 659, 784, 1047], 0.13, 0.7),
  lost: plucked([392, 349, 311, 262], 0.2, 0.7),
};
const LOUDEST = 0.22;
const APART = 0.14;
/** The maximum number of sounds in one call. */
const MOST = 3;
const ECHO = 0.22;
const ECHO_SECONDS = 0.7;

let context: AudioContext | null = null;
let way: AudioNode | null = null;
let breath: AudioBuffer | null = null;

/** Return noise of a given length. It fades out if `dies` is true. */
function noise(sound: AudioContext, seconds: number, dies: boolean): AudioBuffer {
  const buffer = sound.createBuffer(1, Math.ceil(sound.sampleRate * seconds), sound.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) {
    data[n] = (Math.random() * 2 - 1) * (dies ? (1 - n / data.length) ** 3 : 1);
  }
  return buffer;
}

/** Create the output of all sounds: the direct signal with a little reverb. */
function wayOut(sound: AudioContext): AudioNode {
  const all = sound.createGain();
  const room = sound.createConvolver();
  const wet = sound.createGain();
  room.buffer = noise(sound, ECHO_SECONDS, true);
  wet.gain.value = ECHO;
  all.connect(sound.destination);
  all.connect(room).connect(wet).connect(sound.destination);
  return all;
}

function sing(sound: AudioContext, voice: Voice, begin: number): void {
  const start = begin + (voice.at ?? 0);
  const end = start + voice.lasts;
  const volume = sound.createGain();
  volume.gain.setValueAtTime(LOUDEST * settings.volume * (voice.loud ?? 1), start);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  const slide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(voice.from, start);
    if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
  };
  if (voice.shape === "noise") {
    const source = sound.createBufferSource();
    const filter = sound.createBiquadFilter();
    breath ??= noise(sound, 1, false);
    source.buffer = breath;
    filter.type = "bandpass";
    slide(filter.frequency);
    source.connect(filter).connect(volume).connect(way!);
    source.start(start);
    source.stop(end);
  } else {
    const tone = sound.createOscillator();
    tone.type = voice.shape;
    slide(tone.frequency);
    tone.connect(volume).connect(way!);
    tone.start(start);
    tone.stop(end);
  }
}

/** Play sounds in quick succession. A sound that is given twice is played once. */
export function play(...sounds: Sound[]): void {
  if (!settings.sound || !settings.volume || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  way ??= wayOut(context);
  for (const [n, sound] of [...new Set(sounds)].slice(0, MOST).entries()) {
    for (const voice of SOUNDS[sound]) sing(context, voice, context.currentTime + n * APART);
  }
}

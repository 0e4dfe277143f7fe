/** Plays sounds, once somebody has turned them on and has touched the page. Nothing is told by sound alone. */
import { settings } from './settings.svelte';
import { SOUNDS, type Layer, type Sound, type SoundName } from './sounds';

/** The same sound again within this time is not heard: eight shots at once are one. */
const TOGETHER = 0.045;

let context: AudioContext | null = null;
let out: AudioNode | null = null;
let touched = false;
const last = new Map<SoundName, number>();

/** A browser lets a page sound only after a touch; before that not even the machine for it is made. */
function wake(): void {
  touched = true;
  removeEventListener('pointerdown', wake, true);
  removeEventListener('keydown', wake, true);
}
addEventListener('pointerdown', wake, true);
addEventListener('keydown', wake, true);

function machine(): AudioContext {
  if (!context) {
    context = new AudioContext();
    const soft = context.createDynamicsCompressor();
    soft.threshold.value = -16;
    soft.connect(context.destination);
    out = soft;
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

function source(at: AudioContext, layer: Layer, start: number, length: number): AudioScheduledSourceNode {
  if (layer.w === 'noise') {
    const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const noise = at.createBufferSource();
    noise.buffer = buffer;
    return noise;
  }
  const wave = at.createOscillator();
  wave.type = layer.w;
  // A little higher or lower each time, so that repeats do not tire.
  const by = 0.98 + Math.random() * 0.04;
  const [from, to] = layer.f ?? [440, 440];
  wave.frequency.setValueAtTime(from * by, start);
  wave.frequency.exponentialRampToValueAtTime(Math.max(20, to * by), start + length);
  return wave;
}

const FILTERS = [
  ['lp', 'lowpass'],
  ['hp', 'highpass'],
  ['bp', 'bandpass'],
] as const;

function sound(at: AudioContext, layer: Layer, rate: number, into: AudioNode): void {
  const start = at.currentTime + (layer.at ?? 0) / rate;
  const length = layer.d / rate;
  const first = source(at, layer, start, length);
  let node: AudioNode = first;
  for (const [key, type] of FILTERS) {
    const range = layer[key];
    if (!range) continue;
    const filter = at.createBiquadFilter();
    filter.type = type;
    filter.Q.value = layer.q ?? 0.7;
    filter.frequency.setValueAtTime(range[0], start);
    filter.frequency.exponentialRampToValueAtTime(range[1], start + length);
    node = node.connect(filter);
  }
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(layer.g, start + (layer.a ?? 0.004));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  node.connect(gain).connect(into);
  first.start(start);
  first.stop(start + length + 0.02);
}

/** Let a sound be heard and felt, as the settings have it; `rate` is how quick what it belongs to is shown. */
export function play(name: SoundName, rate = 1): void {
  if (!settings.sound || !touched) return;
  const { buzz, layers }: Sound = SOUNDS[name];
  if (settings.buzz && buzz && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(typeof buzz === 'number' ? buzz : [...buzz]);
  if (settings.volume <= 0) return;
  const at = machine();
  if (at.currentTime - (last.get(name) ?? -1) < TOGETHER) return;
  last.set(name, at.currentTime);
  const volume = at.createGain();
  volume.gain.value = settings.volume * 0.55;
  volume.connect(out!);
  for (const layer of layers) sound(at, layer, rate, volume);
}

/**
 * Plays sounds, made on the spot. The audio of the browser is asked for with the first sound and not before, and two
 * sounds never begin at once: in a burst they follow each other closely, and what would come late is left out.
 */

import type { Sound, Stroke } from './recipes'
import { RECIPES } from './recipes'

/** Seconds between the beginnings of two sounds, and how far behind one may fall. */
const APART = 0.08
const PATIENCE = 0.3
/** Seconds in which a stroke comes up, and how loud it is when it counts as silent. */
const ATTACK = 0.004
const SILENT = 0.001

export class Speaker {
  #context: AudioContext | null = null
  #noise: AudioBuffer | null = null
  #free = 0

  /** Plays a sound at a volume from 0 to 1; `needed` also where others have been left out. */
  play(sound: Sound, volume: number, needed = false): void {
    const context = (this.#context ??= new AudioContext({ latencyHint: 'interactive' }))
    if (context.state === 'suspended') void context.resume()
    const start = Math.max(context.currentTime, this.#free)
    if (start - context.currentTime > PATIENCE && !needed) return
    this.#free = start + APART
    const out = context.createGain()
    out.gain.value = volume
    out.connect(context.destination)
    for (const stroke of RECIPES[sound]) this.#strike(context, out, stroke, start + stroke.at)
  }

  #strike(context: AudioContext, out: AudioNode, { of, from, to, length, loud }: Stroke, at: number): void {
    const swell = context.createGain()
    swell.gain.setValueAtTime(SILENT, at)
    swell.gain.linearRampToValueAtTime(loud, at + ATTACK)
    swell.gain.exponentialRampToValueAtTime(SILENT, at + length)
    swell.connect(out)
    if (of === 'noise') {
      const breath = context.createBufferSource()
      const band = context.createBiquadFilter()
      breath.buffer = this.#noise ??= noise(context)
      band.type = 'bandpass'
      band.Q.value = 0.8
      glide(band.frequency, from, to, at, length)
      breath.connect(band).connect(swell)
      breath.start(at, 0, length)
    } else {
      const tone = context.createOscillator()
      tone.type = of
      glide(tone.frequency, from, to, at, length)
      tone.connect(swell)
      tone.start(at)
      tone.stop(at + length)
    }
  }
}

function glide(pitch: AudioParam, from: number, to: number, at: number, length: number): void {
  pitch.setValueAtTime(from, at)
  if (to !== from) pitch.exponentialRampToValueAtTime(to, at + length)
}

/** A second of white noise, as long as any breath needs. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

export const speaker = new Speaker()

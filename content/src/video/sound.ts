import type { VideoTimeline } from './timeline.ts'

const rate = 16_000

/** Nobody speaks: a soft note opens each chapter, a softer one each sentence. A WAV file of one channel. */
export function soundOf({ seconds, chapters }: VideoTimeline): Buffer {
  const wave = new Float32Array(Math.ceil(seconds * rate))
  for (const { from, cues } of chapters) {
    for (const pitch of [261.6, 392, 523.3]) strike(wave, { at: from, pitch, loudness: 0.05, fading: 1.1 })
    for (const cue of cues) strike(wave, { at: cue.from, pitch: 587.3, loudness: 0.025, fading: 0.25 })
  }
  return wav(wave)
}

interface SoundNote {
  at: number
  pitch: number
  loudness: number
  /** Seconds until it is down to a third. */
  fading: number
}

function strike(wave: Float32Array, { at, pitch, loudness, fading }: SoundNote) {
  const first = Math.round(at * rate)
  const last = Math.min(wave.length, first + Math.round(fading * 5 * rate))
  for (let place = first; place < last; place++) {
    const time = (place - first) / rate
    const swell = Math.min(1, time / 0.02)
    wave[place] =
      (wave[place] ?? 0) + loudness * swell * Math.exp(-time / fading) * Math.sin(2 * Math.PI * pitch * time)
  }
}

function wav(wave: Float32Array): Buffer {
  const file = Buffer.alloc(44 + wave.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + wave.length * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(wave.length * 2, 40)
  for (const [place, value] of wave.entries()) file.writeInt16LE(Math.round(value * 32_767), 44 + place * 2)
  return file
}

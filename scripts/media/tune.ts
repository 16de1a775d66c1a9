/** Samples per second. */
export const sampleRate = 48_000

/** A note: its start in beats, its pitch in semitones above A3 (220 Hz), its length in beats, and its relative loudness. */
type Note = readonly [beat: number, pitch: number, beats: number, loudness: number]

interface Tune {
  beatsPerMinute: number
  seconds: number
  notes: readonly Note[]
}

/** Notes of the Dorian scale on D, in semitones above A3. */
const scale = [5, 7, 8, 10, 12, 14, 15, 17, 19, 20, 22, 24]
const step = (at: number) => scale[at]!

/** Returns the notes of a walking bass with a melody above it. */
function walk(): Note[] {
  const bass = [0, 0, 3, 4, 0, 2, 3, 0]
  const low: Note[] = bass.flatMap((at, bar): Note[] => [
    [bar * 4, step(at) - 12, 2, 0.5],
    [bar * 4 + 2, step(at + 4) - 12, 2, 0.35],
  ])
  const song: Note[] = [
    [8, step(4), 1, 0.5],
    [9, step(5), 1, 0.5],
    [10, step(7), 2, 0.6],
    [12, step(6), 1, 0.5],
    [13, step(5), 1, 0.45],
    [14, step(4), 2, 0.5],
    [16, step(4), 1, 0.5],
    [17, step(7), 1, 0.55],
    [18, step(8), 1.5, 0.6],
    [19.5, step(7), 0.5, 0.45],
    [20, step(5), 2, 0.5],
    [22, step(4), 2, 0.5],
    [24, step(3), 1, 0.45],
    [25, step(4), 1, 0.45],
    [26, step(5), 2, 0.5],
    [28, step(2), 1, 0.45],
    [29, step(1), 1, 0.4],
    [30, step(0), 4, 0.55],
  ]
  return [...low, ...song]
}

/** Broken chords that rise while the poster is assembled. */
const rising: readonly Note[] = [0, 2, 4, 7, 2, 4, 5, 7, 3, 5, 7, 9, 4, 7, 9, 11].map((at, beat): Note => [
  beat,
  step(at) - (beat % 4 === 0 ? 12 : 0),
  beat === 15 ? 4 : 1.5,
  0.4,
])

export const tunes = {
  walk: { beatsPerMinute: 88, seconds: 24, notes: walk() },
  poster: { beatsPerMinute: 108, seconds: 10, notes: rising },
} satisfies Record<string, Tune>
export type TuneName = keyof typeof tunes

/** Returns the amplitude of a plucked tone at a time in seconds. Higher harmonics fade faster. */
function pluck(pitch: number, time: number): number {
  const frequency = 220 * 2 ** (pitch / 12)
  let sum = 0
  for (let harmonic = 1; harmonic <= 5; harmonic++)
    sum +=
      (Math.sin(2 * Math.PI * frequency * harmonic * time) / harmonic ** 1.6) * Math.exp(-time * (1.6 + harmonic * 1.1))
  // A short attack prevents a click.
  return sum * Math.min(1, time / 0.006)
}

/** Returns a tune as mono PCM samples of 16 bits, little-endian. The samples are the same on every machine. */
export function synthesise(name: TuneName): Buffer {
  const { beatsPerMinute, seconds, notes } = tunes[name]
  const beat = 60 / beatsPerMinute
  const length = seconds * sampleRate
  const samples = new Float64Array(length)
  for (const [at, pitch, beats, loudness] of notes) {
    const first = Math.round(at * beat * sampleRate)
    const end = Math.min(length, first + Math.round((beats * beat + 1.2) * sampleRate))
    for (let sample = first; sample < end; sample++)
      samples[sample]! += loudness * pluck(pitch, (sample - first) / sampleRate)
  }
  const fade = 1.5 * sampleRate
  const peak = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)
  const pcm = Buffer.alloc(length * 2)
  for (const [at, sample] of samples.entries()) {
    const ending = Math.min(1, (length - at) / fade)
    pcm.writeInt16LE(Math.round((sample / peak) * 0.55 * ending * 32_767), at * 2)
  }
  return pcm
}

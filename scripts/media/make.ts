/**
 * Makes the films and the music in `client/media`. The art module draws the frames, resvg rasterizes them, and ffmpeg encodes them
 * (Debian: `apt-get install ffmpeg`). The results are committed, so that a build does not need ffmpeg. The same sources give the same
 * pixels and samples; the encoded bytes depend on the version of ffmpeg.
 *
 *   node scripts/media/make.ts             makes all files, in a few minutes
 *   node scripts/media/make.ts river walk  makes only these
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { Canvas, paletteOf, randomFrom, shadowOf, writerOf } from '#client/art/art.ts'
import { films, maxMediaBytes, pieces, type Film, type FilmName, type PieceName } from '#shared/content/media.ts'
import { scenes } from './scenes.ts'
import { sampleRate, synthesise } from './tune.ts'

const folder = join(import.meta.dirname, '../../client/media')
const size = { width: 960, height: 540 }
const framesPerSecond = 25

/** Returns a frame of a film as SVG. `phase` is the share of the film that has passed, 0 to 1. */
function frameOf(name: FilmName, phase: number): string {
  const { isNight } = films[name]
  const palette = paletteOf('plakat', isNight ? 'dark' : 'light')
  const canvas = new Canvas({
    ...size,
    seed: name,
    random: randomFrom(name),
    colourOf: writerOf(palette, 'light'),
    shadow: shadowOf('plakat'),
    idPrefix: 'm',
  })
  canvas.fillAll('ground')
  scenes[name](canvas, phase)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${canvas.markup()}</svg>`
}

/** Runs ffmpeg. `feed` writes its standard input. */
async function ffmpeg(args: readonly string[], feed: (write: (data: Uint8Array) => Promise<void>) => Promise<void>) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'close')
  await feed(async (data) => {
    if (!child.stdin.write(data)) await once(child.stdin, 'drain')
  })
  child.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

/** Options that keep the machine and the time out of the file. */
const reproducible = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact']
const raw = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgba',
  '-s',
  `${size.width}x${size.height}`,
  '-r',
  String(framesPerSecond),
  '-i',
  '-',
]
const encoders = {
  webm: (quality: number) => [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    String(quality),
    '-row-mt',
    '1',
    '-g',
    '250',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
  ],
  mp4: (quality: number) => [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    String(quality - 8),
    '-movflags',
    '+faststart',
  ],
}
const voices = {
  webm: ['-c:a', 'libopus', '-b:a', '48k'],
  mp4: ['-c:a', 'aac', '-b:a', '64k'],
  mp3: ['-c:a', 'libmp3lame', '-b:a', '64k'],
}

/** Makes the files of a film, at the best quality whose file is not larger than `maxMediaBytes`. */
async function makeFilm(name: FilmName): Promise<void> {
  const { seconds, tune, still }: Film = films[name]
  const count = seconds * framesPerSecond
  const frames = Array.from(
    { length: count },
    (_, at) => new Resvg(frameOf(name, at / count), { font: { loadSystemFonts: false } }).render().pixels,
  )
  writeFileSync(join(folder, `${name}.svg`), `${frameOf(name, still)}\n`)
  const sound = join(folder, `${name}.pcm`)
  if (tune) writeFileSync(sound, synthesise(tune))
  const audio = tune ? ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', sound] : []
  for (const [format, encoder] of Object.entries(encoders) as ['webm' | 'mp4', (quality: number) => string[]][]) {
    const file = join(folder, `${name}.${format}`)
    for (let quality = 32; ; quality += 3) {
      const args = [
        ...raw,
        ...audio,
        ...encoder(quality),
        '-pix_fmt',
        'yuv420p',
        ...(tune ? voices[format] : ['-an']),
        ...reproducible,
        file,
      ]
      await ffmpeg(args, async (write) => {
        for (const frame of frames) await write(frame)
      })
      const bytes = statSync(file).size
      console.log(`${name}.${format}: ${bytes} bytes at ${quality}`)
      if (bytes <= maxMediaBytes) break
    }
  }
  rmSync(sound, { force: true })
}

async function makePiece(name: PieceName): Promise<void> {
  const pcm = synthesise(name)
  for (const format of ['webm', 'mp3'] as const) {
    const file = join(folder, `${name}.${format}`)
    const args = [
      '-f',
      's16le',
      '-ar',
      String(sampleRate),
      '-ac',
      '1',
      '-i',
      '-',
      ...voices[format],
      ...reproducible,
      file,
    ]
    await ffmpeg(args, (write) => write(pcm))
    console.log(`${name}.${format}: ${statSync(file).size} bytes`)
  }
}

const requested = process.argv.slice(2)
const isRequested = (name: string) => requested.length === 0 || requested.includes(name)
for (const name of Object.keys(films) as FilmName[]) if (isRequested(name)) await makeFilm(name)
for (const name of Object.keys(pieces) as PieceName[]) if (isRequested(name)) await makePiece(name)

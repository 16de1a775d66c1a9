import type { FilmName, PieceName } from '#shared/content/media.ts'
import assemblyMp4 from '../media/assembly.mp4'
import assemblyStill from '../media/assembly.svg'
import assemblyWebm from '../media/assembly.webm'
import nightMp4 from '../media/night.mp4'
import nightStill from '../media/night.svg'
import nightWebm from '../media/night.webm'
import posterMp4 from '../media/poster.mp4'
import posterStill from '../media/poster.svg'
import posterWebm from '../media/poster.webm'
import riverMp4 from '../media/river.mp4'
import riverStill from '../media/river.svg'
import riverWebm from '../media/river.webm'
import walkMp3 from '../media/walk.mp3'
import walkWebm from '../media/walk.webm'

/** The files of each film, with its still (`scripts/media`). */
export const filmFiles: Readonly<Record<FilmName, { webm: string; mp4: string; still: string }>> = {
  assembly: { webm: assemblyWebm, mp4: assemblyMp4, still: assemblyStill },
  night: { webm: nightWebm, mp4: nightMp4, still: nightStill },
  poster: { webm: posterWebm, mp4: posterMp4, still: posterStill },
  river: { webm: riverWebm, mp4: riverMp4, still: riverStill },
}

export const audioFiles: Readonly<Record<PieceName, { webm: string; mp3: string }>> = {
  walk: { webm: walkWebm, mp3: walkMp3 },
}

/** The size of films and stills, in pixels. */
export const filmSize = { width: 960, height: 540 } as const

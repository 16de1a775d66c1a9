/** Films and music made by `scripts/media`: facts; the files lie in `client/media`. */

/** No file of them is larger. */
export const mostMediaBytes = 300_000

interface Film {
  seconds: number
  /** Drawn in the colours of the night. */
  isNight: boolean
  /** The moment that its still shows, as a share of the film. */
  still: number
  /** The tune that is heard; most are silent. */
  tune?: 'poster'
  /** When each caption is shown, in seconds, by its key in the words. */
  captions?: Readonly<Record<string, readonly [from: number, to: number]>>
}

export const films = {
  assembly: { seconds: 8, isNight: false, still: 0.1 },
  river: { seconds: 8, isNight: false, still: 0.45 },
  night: { seconds: 8, isNight: true, still: 0.2 },
  poster: {
    seconds: 10,
    isNight: false,
    still: 0.9,
    tune: 'poster',
    captions: { field: [0.2, 2.8], mark: [3, 6], people: [6.2, 9.6] },
  },
} as const satisfies Record<string, Film>
export type FilmName = keyof typeof films

/** Pieces of music. */
export const pieces = { walk: { seconds: 24 } } as const
export type PieceName = keyof typeof pieces

/** Hosts whose frames a visitor may ask for; the content security policy names them and no other. */
export const frameHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  openStreetMap: 'https://www.openstreetmap.org',
} as const
export type FrameHost = keyof typeof frameHosts

/** What stands elsewhere and is loaded by a click: open films of the Blender Foundation, and the map of the invented office. */
export const foreign = {
  bunnyOnYouTube: {
    host: 'youtube',
    name: 'Big Buck Bunny',
    maker: 'Blender Foundation',
    licence: 'CC BY 3.0',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    frame: `${frameHosts.youtube}/embed/aqz-KE-bpKQ?autoplay=1`,
  },
  bunnyOnVimeo: {
    host: 'vimeo',
    name: 'Big Buck Bunny',
    maker: 'Blender Foundation',
    licence: 'CC BY 3.0',
    page: 'https://vimeo.com/1084537',
    frame: `${frameHosts.vimeo}/video/1084537?dnt=1&autoplay=1`,
  },
} as const
export type ForeignFilm = keyof typeof foreign

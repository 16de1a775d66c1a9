/** Films and music made by `scripts/media`: facts; the files lie in `client/media`. */

/** No file of them is larger. */
export const maxMediaBytes = 300_000

export interface Film {
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

/** What the hosts call themselves. */
export const hostNames: Readonly<Record<FrameHost, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  openStreetMap: 'OpenStreetMap',
}

/** Something of another site that is loaded by a click. */
export interface Foreign {
  host: FrameHost
  /** Where it stands on its own site. */
  page: string
  /** What a click loads. */
  frame: string
  /** Of a film: its name, whose it is, and under which licence. */
  film?: { name: string; makers: string; licence: string }
}

/** The Blender Foundation's open film, whose licence lets everybody show it. */
const bunny = { name: 'Big Buck Bunny', makers: 'Blender Foundation', licence: 'CC BY 3.0' }

/** A film of the Blender Foundation's or its studio's at YouTube. */
const atYouTube = (id: string, name: string, licence: string): Foreign => ({
  host: 'youtube',
  film: { name, makers: 'Blender Foundation', licence },
  page: `https://www.youtube.com/watch?v=${id}`,
  frame: `${frameHosts.youtube}/embed/${id}?autoplay=1`,
})

export const foreign = {
  youtube: {
    host: 'youtube',
    film: bunny,
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    frame: `${frameHosts.youtube}/embed/aqz-KE-bpKQ?autoplay=1`,
  },
  vimeo: {
    host: 'vimeo',
    film: bunny,
    page: 'https://vimeo.com/1084537',
    frame: `${frameHosts.vimeo}/video/1084537?dnt=1&autoplay=1`,
  },
} as const satisfies Record<string, Foreign>

/** The open films that articles show. */
export const openFilms = {
  spring: atYouTube('WhWc3b3KhnY', 'Spring', 'CC BY 4.0'),
  sintel: atYouTube('eRsGyueVLvQ', 'Sintel', 'CC BY 3.0'),
  tearsOfSteel: atYouTube('R6MlUcmOul8', 'Tears of Steel', 'CC BY 3.0'),
  bunny: foreign.vimeo,
} as const satisfies Record<string, Foreign>
export type OpenFilmName = keyof typeof openFilms

/** Facts about the films and music that `scripts/media` makes. The files are in `client/media`. */

/** The maximum size of a file. */
export const maxMediaBytes = 300_000

export interface Film {
  seconds: number
  /** Whether it is drawn in the colours of the dark theme. */
  isNight: boolean
  /** The time of the still picture, as a fraction of the duration. */
  still: number
  /** The soundtrack; most films are silent. */
  tune?: 'poster'
  /** The times of each caption in seconds, by its key in the words. */
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

/** The hosts of frames that visitors can load. The content security policy allows no other. */
export const frameHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  openStreetMap: 'https://www.openstreetmap.org',
} as const
export type FrameHost = keyof typeof frameHosts

/** The hosts' own names. */
export const hostNames: Readonly<Record<FrameHost, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  openStreetMap: 'OpenStreetMap',
}

/** Content of another site that a click loads. */
export interface Embed {
  host: FrameHost
  /** The address of its page on that site. */
  page: string
  /** The address of the frame that a click loads. */
  frame: string
  /** The film's name, makers and licence. */
  film?: { name: string; makers: string; licence: string }
}

/** The Blender Foundation's open film, whose licence allows everybody to show it. */
const bunny = { name: 'Big Buck Bunny', makers: 'Blender Foundation', licence: 'CC BY 3.0' }

/** Returns a film of the Blender Foundation or its studio on YouTube. */
const atYouTube = (id: string, name: string, licence: string): Embed => ({
  host: 'youtube',
  film: { name, makers: 'Blender Foundation', licence },
  page: `https://www.youtube.com/watch?v=${id}`,
  frame: `${frameHosts.youtube}/embed/${id}?autoplay=1`,
})

export const embeds = {
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
} as const satisfies Record<string, Embed>

/** The open films in articles. */
export const openFilms = {
  spring: atYouTube('WhWc3b3KhnY', 'Spring', 'CC BY 4.0'),
  sintel: atYouTube('eRsGyueVLvQ', 'Sintel', 'CC BY 3.0'),
  tearsOfSteel: atYouTube('R6MlUcmOul8', 'Tears of Steel', 'CC BY 3.0'),
  bunny: embeds.vimeo,
} as const satisfies Record<string, Embed>
export type OpenFilmName = keyof typeof openFilms

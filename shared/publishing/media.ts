import type { FocusCell, PhotographLook } from '../content/picture.ts'
import type { TextLanguage } from './documents.ts'

/* Photographs and files that staff add to the content store, which documents use by name. */

export const mediumKinds = ['picture', 'pdf'] as const
export type MediumKind = (typeof mediumKinds)[number]

export const mediaFileTypes = ['avif', 'webp', 'jpeg', 'pdf'] as const
export type MediaFileType = (typeof mediaFileTypes)[number]

/** The widths in which a picture is stored, as far as the original is not narrower. */
export const mediaWidths = [480, 960, 1440, 2400] as const

/** One file of a medium, as visitors get it. It has no metadata. */
export interface MediaFile {
  /** The first 32 hexadecimal digits of the SHA-256 of its bytes. */
  hash: string
  type: MediaFileType
  /** In pixels; 0 for a PDF. */
  width: number
  height: number
  bytes: number
}

/** A picture or a PDF that staff added. */
export interface Medium {
  /** Unique; small letters, digits and hyphens, with an ending: `voda.jpg`, `statut.pdf`. */
  name: string
  kind: MediumKind
  /** Descriptions for people who do not see the picture. */
  alt: Readonly<Partial<Record<TextLanguage, string>>>
  /** The photographer. */
  credit?: string
  focus: FocusCell
  /** The mean colour, `#rrggbb`: the place of the picture has it until the picture is loaded. */
  colour: string
  /** Of the original in pixels, after its orientation is applied; 0 for a PDF. */
  width: number
  height: number
  addedAt: number
  /** The name of the editor; empty after an erasure. */
  by: string
  /** The files that are served, the narrowest first. */
  files: readonly MediaFile[]
}

/** The photographs of a document as pages show them: plain data. */
export interface MediaPicture {
  name: string
  width: number
  height: number
  colour: string
  focus: FocusCell
  credit?: string
  alt: string
  look: PhotographLook
  files: readonly { type: Exclude<MediaFileType, 'pdf'>; width: number; path: string }[]
}

const endings: Readonly<Record<MediaFileType, string>> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', pdf: 'pdf' }

/** Returns the ending of the file name of a type. */
export const endingOf = (type: MediaFileType): string => endings[type]

/** Returns the type of files with an ending; undefined for another ending. */
export const typeOfEnding = (ending: string): MediaFileType | undefined =>
  mediaFileTypes.find((type) => endings[type] === ending)

/** The folder of addresses of media. Markdown writes a name below it, and pages a file. */
export const mediaFolder = '/media/'

/** Returns the address of a file. Its bytes never change. */
export const mediaPath = ({ hash, type }: Pick<MediaFile, 'hash' | 'type'>): string =>
  `${mediaFolder}${hash}.${endings[type]}`

/** The longest name of a medium, with its ending. */
export const maxMediumName = 80
/** The ending is that of the kind (`jpg` for every picture), whatever format was added. */
export const mediumNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpg|pdf)$/

export const isMediumName = (name: string): boolean => name.length <= maxMediumName && mediumNamePattern.test(name)

/** Returns the name that an address in Markdown gives (`/media/voda.jpg`); undefined for other addresses. */
export const mediumOfPath = (path: string): string | undefined => {
  const name = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : ''
  return isMediumName(name) ? name : undefined
}

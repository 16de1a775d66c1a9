import type { Language } from '../i18n/languages.ts'

/** The cells of a photograph that can hold its subject. The cell stays in view when the photograph is cropped. */
export const focusCells = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type FocusCell = (typeof focusCells)[number]

/** A photograph as it is, or printed in two inks of the page. */
export const photographLooks = ['plain', 'halftone'] as const
export type PhotographLook = (typeof photographLooks)[number]

/** The texts of a photograph. */
export interface PhotographText {
  alt: string
  /** The photographer, with a label in front. */
  credit: string
}

/** The data of a photograph that a drawing does not have. */
export interface Photograph {
  focus: FocusCell
  look: PhotographLook
  /** The ratio of the drawing that it replaces. Its box has this ratio, unless the layout has another. */
  ratio: string
  /** In each language; in content files, only in the file's language. Absent where it is shown as a decoration. */
  text?: PhotographText | Readonly<Record<Language, PhotographText>>
}

/** A picture: the addresses of its files (equal if both colour schemes look alike) and its size in CSS pixels. */
export interface PictureFile {
  light: string
  dark: string
  width: number
  height: number
  /** The number of pictures side by side, for a row. */
  cells?: number
  /** For a photograph. The size is that of its file. */
  photograph?: Photograph
}

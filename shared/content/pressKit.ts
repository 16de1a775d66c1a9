import type { Language } from '../i18n/languages.ts'

/** The mark's inks in the press kit, each as a drawing and as a picture of dots. */
export const pressMarks = ['red', 'ink', 'white'] as const
export type PressMark = (typeof pressMarks)[number]

/** The pictures of the press kit; the portraits are those of the two co-presidents. */
export const pressPictures = ['first', 'second', 'poster'] as const
export type PressPicture = (typeof pressPictures)[number]

/** The texts of the press kit, each in every language. */
export const pressTexts = ['facts', 'biographies', 'rules'] as const
export type PressText = (typeof pressTexts)[number]

/** What the page names of the party, in order. */
export const pressFacts = ['name', 'leaders', 'stands', 'office', 'site', 'email', 'phone'] as const
export type PressFact = (typeof pressFacts)[number]

/** A file that journalists get: its address, and how many bytes it has. */
export interface PressFile {
  address: string
  bytes: number
}
/** A drawing, and the same as a picture of dots. */
export type PressDrawing = Readonly<Record<'svg' | 'png', PressFile>>

/** The files that the build makes of the press kit; the archive holds the others, and the texts. */
export interface PressKit {
  archive: PressFile
  marks: Readonly<Record<PressMark, PressDrawing>>
  pictures: Readonly<Record<PressPicture, PressDrawing>>
  biographies: Readonly<Record<Language, PressFile>>
}

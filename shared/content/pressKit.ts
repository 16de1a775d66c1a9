import { languageFacts, type Language } from '../i18n/languages.ts'

/** The colours of the logo in the press kit; each as SVG and PNG. */
export const pressMarks = ['red', 'ink', 'white'] as const
export type PressMark = (typeof pressMarks)[number]

/** The pictures of the press kit; `first` and `second` are the portraits of the co-presidents. */
export const pressPictures = ['first', 'second', 'poster'] as const
export type PressPicture = (typeof pressPictures)[number]

/** The texts of the press kit; each in every language. */
export const pressTexts = ['facts', 'biographies', 'rules'] as const
export type PressText = (typeof pressTexts)[number]

/** The facts about the party on the page, in order. */
export const pressFacts = ['name', 'leaders', 'stands', 'programme', 'office', 'site', 'email', 'phone'] as const
export type PressFact = (typeof pressFacts)[number]

/** A download for journalists: its address and size. */
export interface PressFile {
  address: string
  bytes: number
  /** The name of the saved file, if it differs from that in the address. */
  saveAs?: string
}
/** A drawing as SVG and PNG. */
export type PressDrawing = Readonly<Record<'svg' | 'png', PressFile>>
/** A photograph as it was given. */
export type PressPhotograph = Readonly<Partial<Record<'jpg' | 'webp' | 'avif', PressFile>>>

/** Returns the path of a text with the facts that staff have published. */
export const pressTextPath = (text: PressText): string => `/press/${text}.txt`
/** Returns the name of the saved file. */
export const pressTextName = (text: PressText, language: Language): string =>
  `${text}-${languageFacts[language].tag}.txt`

/** The files of the press kit that the build makes. The archive contains the others and the texts. */
export interface PressKit {
  archive: PressFile
  /** Logo and poster: the archive for a party that has published facts or people, of which the build knows nothing. */
  drawings: PressFile
  marks: Readonly<Record<PressMark, PressDrawing>>
  pictures: Readonly<Record<PressPicture, PressDrawing | PressPhotograph>>
}

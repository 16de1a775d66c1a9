/** A drawn picture: addresses of its files (the same one where both schemes look alike) and its size in CSS pixels. */
export interface PictureFile {
  light: string
  dark: string
  width: number
  height: number
  /** Of a row: how many pictures stand beside each other in it. */
  cells?: number
}

/** A drawn picture: the addresses of its files (equal if both colour schemes look alike) and its size in CSS pixels. */
export interface PictureFile {
  light: string
  dark: string
  width: number
  height: number
  /** The number of pictures side by side, for a row. */
  cells?: number
}

import type { FilmName } from '#shared/content/media.ts'
import { filmFiles, filmSize } from './filmFiles.ts'

/** A film's still, as a picture. */
export const Still = ({ of }: { of: FilmName }) => (
  <img src={filmFiles[of].still} {...filmSize} alt="" loading="lazy" decoding="async" />
)

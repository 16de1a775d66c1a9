import type { FilmName } from '#shared/content/media.ts'
import { filmFiles, filmSize } from './filmFiles.ts'

/** Renders the still of a film. */
export const FilmStill = ({ of }: { of: FilmName }) => (
  <img src={filmFiles[of].still} {...filmSize} alt="" loading="lazy" decoding="async" />
)

import { frameHosts, type Embed } from '../content/media.ts'
import type { Video } from './richText.ts'

/** The address of a video on its host, and that of the frame that a click loads. */
const addresses: Readonly<Record<Video['host'], (id: string) => Pick<Embed, 'page' | 'frame'>>> = {
  youtube: (id) => ({
    page: `https://www.youtube.com/watch?v=${id}`,
    frame: `${frameHosts.youtube}/embed/${id}?autoplay=1`,
  }),
  vimeo: (id) => ({ page: `https://vimeo.com/${id}`, frame: `${frameHosts.vimeo}/video/${id}?autoplay=1&dnt=1` }),
}

/** Returns the film of a video. */
export const embedOf = ({ host, id }: Pick<Video, 'host' | 'id'>): Embed => ({
  host,
  ...addresses[host](encodeURIComponent(id)),
})

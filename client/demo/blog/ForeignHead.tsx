import { openFilms } from '#shared/content/media.ts'
import { ClickToLoad } from '../../kit/ClickToLoad.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { Shown } from './ArticlePage.tsx'

/** A film of another site, under the article's picture until somebody asks for it. */
export const ForeignHead = ({ article: { alt }, post: { foreign, wide } }: Shown) => (
  <ClickToLoad of={openFilms[foreign!]} poster={<Picture of={wide} alt={alt} isFirst />} />
)

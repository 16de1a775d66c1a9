import { openFilms } from '#shared/content/media.ts'
import { ClickToLoad } from '../../kit/ClickToLoad.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { ArticlePageProps } from './ArticlePage.tsx'

/** Renders a film of another site. The article's picture covers it until the visitor loads it. */
export const EmbedHead = ({ article: { alt, photograph }, post: { embed, wide } }: ArticlePageProps) => (
  <ClickToLoad of={openFilms[embed!]} poster={<Picture of={photograph ?? wide} alt={alt} isFirst />} />
)

import { renderToStaticMarkup } from 'react-dom/server'
import drawings from 'virtual:pictures/about'
import type { PublishedContent } from '#shared/publishing/published.ts'
import { Picture } from '../../ui/Picture.tsx'

/**
 * Returns the content of a page with the drawing of each chapter on its poster that has no photograph. Only the server does this: the
 * browser does not know the drawings of all chapters.
 */
export const withDrawings = (content: PublishedContent): PublishedContent =>
  content.posters
    ? {
        ...content,
        posters: {
          ...content.posters,
          chapters: content.posters.chapters.map(({ picture, ...one }) => ({
            ...one,
            picture:
              picture ?? renderToStaticMarkup(<Picture of={drawings[one.anchor as keyof typeof drawings]} alt="" />),
          })),
        },
      }
    : content

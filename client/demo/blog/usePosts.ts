import type { Teaser } from '#shared/content/content.ts'
import type { RouteId } from '#shared/routes/table.ts'
import type { AddressOptions } from '#shared/routes/url.ts'
import { useAddress } from '../../site/site.ts'
import { contentFileOf } from '../../content/contentFileOf.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Returns every article, newest first. */
export const usePosts = (): readonly Teaser[] => contentFileOf(useTranslation().i18n, 'posts').list

/** Returns functions that build the addresses of an article, a category and an author. */
export function usePostAddress() {
  const address = useAddress()
  const to = (id: RouteId, params: Readonly<Record<string, string>>, options: Pick<AddressOptions, 'anchor'> = {}) =>
    address(id, { ...options, params })
  return {
    post: ({ id, type }: Pick<Teaser, 'id' | 'type'>, anchor?: string) => to(`post-${type}`, { id }, { anchor }),
    category: (category: string) => to('blog-category', { category }),
    author: (author: string) => to('blog-author', { author }),
  }
}

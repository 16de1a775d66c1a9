import type { CardTeaser, FrontPage } from '#shared/content/content.ts'
import type { BlogFrontName, FrontName } from '#shared/content/homes/fronts.ts'
import { contentFileOf } from '../../../content/contentFileOf.ts'
import { useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/**
 * Returns the newest articles and the other data of the current home of a blog. The page must load the words
 * `blogFront/<home>`.
 */
export function useBlogFrontPage(): FrontPage {
  const { row } = useSite().found
  const { i18n } = useTranslation()
  if (row.kind !== 'homeVariant') throw new Error('useBlogFrontPage needs a home.')
  return contentFileOf(i18n, `blogFront/${row.props.home as BlogFrontName}`)
}

/** Returns the newest articles of a home's own categories, each with one picture. The page must load the words `front/<home>`. */
export const useFrontPosts = (home: FrontName): readonly CardTeaser[] =>
  contentFileOf(useTranslation().i18n, `front/${home}`).list.map(({ picture, ...post }) => ({
    ...post,
    wide: picture,
    natural: picture,
  }))

import type { CardTeaser, FrontPage } from '#shared/content/content.ts'
import type { FrontName } from '#shared/content/homes/fronts.ts'
import { contentFileOf } from '../../../content/contentFileOf.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Returns the newest articles and the other data of a blog's front page. The page must load the words `front`. */
export const useBlogFrontPage = (): FrontPage => contentFileOf(useTranslation().i18n, 'front')

/** Returns the newest articles of a home's own categories, each with one picture. The page must load the words `front/<home>`. */
export const useFrontPosts = (home: FrontName): readonly CardTeaser[] =>
  contentFileOf(useTranslation().i18n, `front/${home}`).list.map(({ picture, ...post }) => ({
    ...post,
    wide: picture,
    natural: picture,
  }))

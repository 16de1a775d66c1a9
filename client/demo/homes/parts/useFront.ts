import type { CardTeaser, FrontPage } from '#shared/content/content.ts'
import type { FrontName } from '#shared/content/homes/fronts.ts'
import { contentIn } from '../../../content/contentIn.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** Returns the newest articles and the other content of a front page. The page needs the words `front`. */
export const useFront = (): FrontPage => contentIn(useTranslation().i18n, 'front')

/** Returns the newest articles of a home's categories, each with one picture. The page needs the words `front/<home>`. */
export const useFrontOf = (home: FrontName): readonly CardTeaser[] =>
  contentIn(useTranslation().i18n, `front/${home}`).list.map(({ picture, ...post }) => ({
    ...post,
    wide: picture,
    natural: picture,
  }))

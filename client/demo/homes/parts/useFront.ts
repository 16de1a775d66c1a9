import type { CardTeaser, FrontPage } from '#shared/content/content.ts'
import type { FrontName } from '#shared/content/homes/fronts.ts'
import { contentIn } from '../../../content/contentIn.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'

/** The newest articles of all and what else a front page has of them; the page's words name the file `front`. */
export const useFront = (): FrontPage => contentIn(useTranslation().i18n, 'front')

/** The newest articles of a home's own categories, each with the one picture that it shows; the page's words name the file `front/<home>`. */
export const useFrontOf = (home: FrontName): readonly CardTeaser[] =>
  contentIn(useTranslation().i18n, `front/${home}`).list.map(({ picture, ...post }) => ({
    ...post,
    wide: picture,
    natural: picture,
  }))

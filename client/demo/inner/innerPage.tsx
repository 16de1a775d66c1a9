import type { ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import type { InnerName } from '#shared/routes/inner.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { TitleProps } from '../../sections/TitleFrame.tsx'

/** The page of an address that is none says what that page says everywhere. */
type ComposedName = Exclude<InnerName, 'error-404'>

/**
 * An inner page: a composition of sections.
 * @param compose the page from its words, and from what its title says of it: the heading and the way back
 */
export const innerPage = <Name extends ComposedName>(
  name: Name,
  compose: (words: PageCatalog[`page/${Name}`], title: TitleProps) => ReactNode,
) =>
  function InnerPage() {
    const { t, i18n } = useTranslation()
    const address = useAddress()
    const words: PageCatalog[`page/${Name}`] = wordsIn(i18n, `page/${name}`)
    const { heading } = words
    return compose(words, { heading, trail: [{ label: t('home'), to: address(homeRoute) }, { label: heading }] })
  }

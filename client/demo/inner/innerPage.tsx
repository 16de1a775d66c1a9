import type { ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import type { InnerName } from '#shared/routes/inner.ts'
import { homeRoute } from '#shared/routes/table.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { useAddress } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { TitleProps } from '../../sections/TitleFrame.tsx'

/** `error-404` reuses the site's page for unknown addresses and its words. */
type ComposedName = Exclude<InnerName, 'error-404'>

/**
 * Returns an inner page that is composed of sections.
 * @param compose renders the page from its words and from the props of its title: heading and breadcrumbs
 * @param hasSamples adds the note that figures, quotations, names and prices of the page are samples
 */
export const innerPage = <Name extends ComposedName>(
  name: Name,
  compose: (words: PageCatalog[`page/${Name}`], title: TitleProps) => ReactNode,
  { hasSamples = false } = {},
) =>
  function InnerPage() {
    const { t, i18n } = useTranslation()
    const address = useAddress()
    const words: PageCatalog[`page/${Name}`] = wordsIn(i18n, `page/${name}`)
    const { heading } = words
    return (
      <>
        {compose(words, { heading, trail: [{ label: t('home'), to: address(homeRoute) }, { label: heading }] })}
        {hasSamples && <SampleNote text={t('sampleNote')} />}
      </>
    )
  }

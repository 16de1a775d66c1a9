import 'virtual:fonts/oswald.css'
import 'virtual:fonts/playfairDisplay.css'
import 'virtual:fonts/rubik.css'
import 'virtual:fonts/ysabeau.css'
import 'virtual:fonts/jetbrainsMono.css'
import { useTranslation } from '../../i18n/useTranslation.ts'
import '../../styles/accents.categories.css'
import '../../styles/typefaceSets.css'
import type { ReactNode } from 'react'
import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import type { HomeName } from '#shared/routes/homes.ts'
import { SampleForms } from '../../forms/sampleForms.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import './homePage.css'

/**
 * Returns the page component of a home. It renders the composed sections and, below them, a note that the business is invented.
 * Before their consent, its forms say who receives them.
 * @param compose returns the content of the page from its words
 */
export const homePage = <Name extends HomeName>(
  name: Name,
  compose: (words: PageCatalog[`home/${Name}`]) => ReactNode,
) =>
  function HomeVariant() {
    const { t, i18n } = useTranslation('frames')
    return (
      <SampleForms value={wordsIn(i18n, 'frames').sampleForms}>
        {compose(wordsIn(i18n, `home/${name}`))}
        <SampleNote text={t('inventedBusiness')} />
      </SampleForms>
    )
  }

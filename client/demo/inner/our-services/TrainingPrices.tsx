import type { PageCatalog } from '#locales/catalog.ts'
import { wordsIn } from '#locales/translator.ts'
import { trainingOffer, trainingPrices } from '#shared/content/training.ts'
import { useAddress } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PricingTable } from '../../../kit/PricingTable.tsx'
import { ArrowLink } from '../../../sections/ArrowLink.tsx'
import styles from './Page.module.css'

/** Renders the monthly prices of training, in the words of `pricing-packages`, with a link to that page. */
export function TrainingPrices({ more }: { more: string }) {
  const { i18n } = useTranslation()
  const address = useAddress()
  const words: PageCatalog['page/pricing-packages'] = wordsIn(i18n, 'page/pricing-packages')
  return (
    <div className={styles.highlighted}>
      <div>
        <PricingTable offer={trainingOffer} prices={trainingPrices.month} words={words} look="rows" />
      </div>
      <ArrowLink to={address('page-pricing-packages')}>{more}</ArrowLink>
    </div>
  )
}

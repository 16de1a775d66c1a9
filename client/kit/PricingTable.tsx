import {
  planFeatureIds,
  planFeatures,
  planIds,
  popularPlan,
  type PlanFeatureId,
  type PlanId,
  type PlanPrices,
  type Term,
} from '#shared/content/pricing.ts'
import { formatEuros } from '#shared/i18n/figures.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../app/site.ts'
import { SampleMark } from '../sections/SampleMark.tsx'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { FeatureList } from './FeatureList.tsx'
import styles from './PricingTable.module.css'
import { StyledButton } from './StyledButton.tsx'

export interface PricingWords {
  plans: Readonly<Record<PlanId, { name: string; text: string; book: string }>>
  features: Readonly<Record<PlanFeatureId, string>>
  terms: Readonly<Record<Term, string>>
  popular: string
  samplePrices: string
}

interface PriceProps {
  prices: PlanPrices
  plan: PlanId
  words: PricingWords
}

function Price({ prices: { of, currency, term }, plan, words }: PriceProps) {
  const { language } = useSite()
  const format = currency === 'EUR' ? formatEuros : formatMoney
  return (
    <p className={styles.price}>
      <b>{format(of[plan], language)}</b> <span>{words.terms[term]}</span>
    </p>
  )
}

const Ribbon = ({ of, words }: { of: PlanId; words: PricingWords }) =>
  of === popularPlan && <p className={styles.ribbon}>{words.popular}</p>

const Book = ({ plan, words }: { plan: PlanId; words: PricingWords }) => (
  <StyledButton route="contact" anchor="write" tone={plan === popularPlan ? 'accent' : 'outline'}>
    {words.plans[plan].book}
  </StyledButton>
)

const featuresOf = (plan: PlanId, { features }: PricingWords): Readonly<Record<string, string>> =>
  Object.fromEntries(planFeatures[plan].map((id) => [id, features[id]]))

export type PricingLook = 'columns' | 'rows' | 'fields'

interface PricingTableProps {
  prices: PlanPrices
  words: PricingWords
  look?: PricingLook
}

/** Plans side by side: what each is, what it costs, what it comes with. The popular one bears a ribbon. */
export const PricingTable = ({ prices, words, look = 'columns' }: PricingTableProps) => (
  <>
    <ul className={styles.plans} data-look={look}>
      {planIds.map((plan) => (
        <li key={plan} data-popular={plan === popularPlan || undefined}>
          <Ribbon of={plan} words={words} />
          <div className={styles.head}>
            <h3>{words.plans[plan].name}</h3>
            <p>{words.plans[plan].text}</p>
          </div>
          <Price prices={prices} plan={plan} words={words} />
          <FeatureList items={featuresOf(plan, words)} />
          <Book plan={plan} words={words} />
        </li>
      ))}
    </ul>
    <SampleMark label={words.samplePrices} />
  </>
)

interface PlanComparisonProps {
  prices: PlanPrices
  words: PricingWords & { comparison: string; included: string; notIncluded: string }
}

/** Every feature a row, every plan a column. */
export const PlanComparison = ({ prices, words }: PlanComparisonProps) => (
  <>
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.comparison}</VisuallyHidden>
          </th>
          {planIds.map((plan) => (
            <th key={plan} scope="col" data-popular={plan === popularPlan || undefined}>
              <Ribbon of={plan} words={words} />
              {words.plans[plan].name}
              <Price prices={prices} plan={plan} words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planFeatureIds.map((feature) => (
          <tr key={feature}>
            <th scope="row">{words.features[feature]}</th>
            {planIds.map((plan) => {
              const isIncluded = planFeatures[plan].includes(feature)
              return (
                <td key={plan} data-included={isIncluded} data-popular={plan === popularPlan || undefined}>
                  <Icon name={isIncluded ? 'check' : 'cross'} />
                  <VisuallyHidden>{isIncluded ? words.included : words.notIncluded}</VisuallyHidden>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {planIds.map((plan) => (
            <td key={plan} data-popular={plan === popularPlan || undefined}>
              <Book plan={plan} words={words} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
    <SampleMark label={words.samplePrices} />
  </>
)

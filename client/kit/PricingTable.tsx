import type { Offer, PlanPrices, Term } from '#shared/content/pricing.ts'
import { formatEuros } from '#shared/i18n/figures.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useSite } from '../site/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { FeatureList } from './FeatureList.tsx'
import styles from './PricingTable.module.css'
import { StyledButton } from './StyledButton.tsx'

export interface PricingWords<Plan extends string, Feature extends string> {
  plans: Readonly<Record<Plan, { name: string; text: string; book: string }>>
  features: Readonly<Record<Feature, string>>
  terms: Readonly<Record<Term, string>>
  popular: string
}

interface PricingProps<Plan extends string, Feature extends string> {
  offer: Offer<Plan, Feature>
  prices: PlanPrices<NoInfer<Plan>>
  words: PricingWords<NoInfer<Plan>, NoInfer<Feature>>
}

interface PlanProps<Plan extends string> extends PricingProps<Plan, string> {
  plan: Plan
}

function Price<Plan extends string>({ prices: { of, currency, term }, plan, words }: PlanProps<Plan>) {
  const { language } = useSite()
  const format = currency === 'EUR' ? formatEuros : formatMoney
  return (
    <p className={styles.price}>
      <b>{format(of[plan], language)}</b> <span>{words.terms[term]}</span>
    </p>
  )
}

const Ribbon = <Plan extends string>({ offer, plan, words }: PlanProps<Plan>) =>
  plan === offer.popular && <p className={styles.ribbon}>{words.popular}</p>

const Book = <Plan extends string>({ offer, plan, words }: PlanProps<Plan>) => (
  <StyledButton route="contact" anchor="write" tone={plan === offer.popular ? 'accent' : 'outline'}>
    {words.plans[plan].book}
  </StyledButton>
)

const featuresOf = <Plan extends string>({ offer, plan, words }: PlanProps<Plan>): Readonly<Record<string, string>> =>
  Object.fromEntries(offer.plans[plan].map((id) => [id, words.features[id]!]))

const planIdsOf = <Plan extends string>({ plans }: Offer<Plan>) => Object.keys(plans) as Plan[]

export type PricingLook = 'columns' | 'rows' | 'fields'

interface PricingTableProps<Plan extends string, Feature extends string> extends PricingProps<Plan, Feature> {
  look?: PricingLook
}

/** Renders plans side by side with prices and features. The popular one has a ribbon. */
export const PricingTable = <Plan extends string, Feature extends string>({
  look = 'columns',
  ...pricing
}: PricingTableProps<Plan, Feature>) => (
  <ul className={styles.plans} data-look={look}>
    {planIdsOf(pricing.offer).map((plan) => (
      <li key={plan} data-popular={plan === pricing.offer.popular || undefined}>
        <Ribbon {...pricing} plan={plan} />
        <div className={styles.head}>
          <h3>{pricing.words.plans[plan].name}</h3>
          <p>{pricing.words.plans[plan].text}</p>
        </div>
        <Price {...pricing} plan={plan} />
        <FeatureList items={featuresOf({ ...pricing, plan })} />
        <Book {...pricing} plan={plan} />
      </li>
    ))}
  </ul>
)

interface PlanComparisonProps<Plan extends string, Feature extends string> extends PricingProps<Plan, Feature> {
  words: PricingWords<Plan, Feature> & { comparison: string; included: string; notIncluded: string }
}

/** Renders a table with a row for each feature and a column for each plan. */
export function PlanComparison<Plan extends string, Feature extends string>(
  pricing: PlanComparisonProps<Plan, Feature>,
) {
  const { offer, words } = pricing
  const plans = planIdsOf(offer)
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.comparison}</VisuallyHidden>
          </th>
          {plans.map((plan) => (
            <th key={plan} scope="col" data-popular={plan === offer.popular || undefined}>
              <Ribbon {...pricing} plan={plan} />
              {words.plans[plan].name}
              <Price {...pricing} plan={plan} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(words.features) as Feature[]).map((feature) => (
          <tr key={feature}>
            <th scope="row">{words.features[feature]}</th>
            {plans.map((plan) => {
              const isIncluded = offer.plans[plan].includes(feature)
              return (
                <td key={plan} data-included={isIncluded} data-popular={plan === offer.popular || undefined}>
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
          {plans.map((plan) => (
            <td key={plan} data-popular={plan === offer.popular || undefined}>
              <Book {...pricing} plan={plan} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

import { placeOffer, samplePrices } from '#shared/content/pricing.ts'
import { elementPage } from '../examples.tsx'
import { PlanComparison, PricingTable } from '../../../kit/PricingTable.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'

export default elementPage(
  'pricing-table',
  {
    columns: (words) => <PricingTable offer={placeOffer} prices={samplePrices.month} words={words} />,
    rows: (words) => <PricingTable offer={placeOffer} prices={samplePrices.year} words={words} look="rows" />,
    terms: (words) => (
      <Tabs
        id="term"
        label={words.chooseTerm}
        look="segments"
        hasCapitals
        tabs={{
          month: {
            label: words.monthly,
            content: <PricingTable offer={placeOffer} prices={samplePrices.monthly} words={words} look="fields" />,
          },
          year: {
            label: words.yearly,
            content: <PricingTable offer={placeOffer} prices={samplePrices.yearly} words={words} look="fields" />,
          },
        }}
      />
    ),
    comparison: (words) => <PlanComparison offer={placeOffer} prices={samplePrices.month} words={words} />,
  },
  { hasSamples: true, sign: 'bars' },
)

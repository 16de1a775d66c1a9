import { shownIn, type ShownHeaderName } from '#shared/routes/headers.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { useSamplePrices } from '../../shop/useChanges.ts'
import type { ShownHeaderOf } from '../headers/headerRow.ts'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeaderHero } from './HeaderHero.tsx'
import { HeaderBody } from './HeaderBody.tsx'
import { headerLookOf } from './headerLooks.ts'
import { SampleShelf, type ShelfItemId } from './SampleShelf.tsx'
import points from './BarPoints.module.css'
import { ThingsToTry } from './ThingsToTry.tsx'

/** The products beside the cart of a header; each page has others. */
const products: Readonly<Partial<Record<ShownHeaderName, readonly ShelfItemId[]>>> = {
  'dark-header': ['umbrella', 'flag-large', 'lighter'],
  'header-with-top-bar': ['folder', 'flag-small', 'card'],
}
const defaultProducts: readonly ShelfItemId[] = ['tshirt', 'cap', 'bag']

/** Renders the page of a header of the arrangement `bar`: things to try, products for a cart, and enough content to scroll. */
export default function HeaderPage({ header }: { header: ShownHeaderOf<'bar'> }) {
  const { t } = useTranslation()
  const hasCart = shownIn(header).shows !== undefined
  const areSamples = useSamplePrices()
  return (
    <>
      <HeaderHero header={header} />
      <ThingsToTry header={header} className={points.points} />
      {hasCart && <SampleShelf of={products[header] ?? defaultProducts} />}
      <HeaderBody header={header} />
      <FrameNeighbours family="headers" of={header} {...headerLookOf(header).next} />
      {hasCart && areSamples && <SampleNote text={t('sampleNote')} />}
    </>
  )
}

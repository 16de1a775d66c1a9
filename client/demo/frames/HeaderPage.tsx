import { useTranslation } from '../../i18n/useTranslation.ts'
import { SampleNote } from '../../sections/SampleNote.tsx'
import { barPresetOf } from '../headers/arrangements/barPresets.ts'
import type { ShownHeaderOf } from '../headers/headerRow.ts'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeaderHero } from './HeaderHero.tsx'
import { HeaderBody } from './HeaderBody.tsx'
import { SampleShelf } from './SampleShelf.tsx'
import { ThingsToTry } from './ThingsToTry.tsx'

/** Returns whether the header has a cart. Its page then offers products. */
const hasCart = (header: ShownHeaderOf<'bar'>) => barPresetOf(header).tools.includes('cart')

/** Renders the page of a header of the arrangement `bar`: things to try, and enough content to scroll. */
export default function HeaderPage({ header }: { header: ShownHeaderOf<'bar'> }) {
  const { t } = useTranslation()
  return (
    <>
      <HeaderHero header={header} />
      <ThingsToTry header={header} />
      {hasCart(header) && <SampleShelf />}
      <HeaderBody header={header} />
      <FrameNeighbours family="headers" of={header} />
      {hasCart(header) && <SampleNote text={t('sampleNote')} />}
    </>
  )
}

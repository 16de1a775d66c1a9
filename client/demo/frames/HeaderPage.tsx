import { barPresetOf } from '../headers/arrangements/barPresets.ts'
import type { ShownHeaderOf } from '../headers/headerRow.ts'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeaderHero } from './HeaderHero.tsx'
import { HeaderBody } from './HeaderBody.tsx'
import { SampleShelf } from './SampleShelf.tsx'
import { ToTry } from './ToTry.tsx'

/** Whether its page offers something to put into its cart. */
const hasCart = (header: ShownHeaderOf<'bar'>) => barPresetOf(header).tools.includes('cart')

/** A page under the header that it shows: what to try, and enough to scroll through. */
export default function HeaderPage({ header }: { header: ShownHeaderOf<'bar'> }) {
  return (
    <>
      <HeaderHero header={header} />
      <ToTry header={header} />
      {hasCart(header) && <SampleShelf />}
      <HeaderBody header={header} />
      <FrameNeighbours family="headers" of={header} />
    </>
  )
}

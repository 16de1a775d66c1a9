import type { HeaderName } from '#shared/routes/headers.ts'
import type { PageKinds } from '#shared/routes/kinds.ts'
import { barPresetOf } from '../../headers/arrangements/barPresets.ts'
import { FrameNeighbours } from './FrameNeighbours.tsx'
import { HeaderHero } from './HeaderHero.tsx'
import { HeaderBody } from './HeaderBody.tsx'
import { SampleShelf } from './SampleShelf.tsx'
import { ToTry } from './ToTry.tsx'

/** Whether its page offers something to put into its cart. */
const hasCart = (header: HeaderName) => barPresetOf(header).tools.includes('cart')

/** A page under the header that it shows: what to try, and enough to scroll through. */
export default function HeaderPage({ header }: PageKinds['header']) {
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

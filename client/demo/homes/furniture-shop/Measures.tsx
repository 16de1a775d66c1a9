import { pieces, type PieceId } from './facts.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'

/** Renders breadth, depth and height of a piece. */
export function Measures({ of }: { of: PieceId }) {
  const { language } = useSite()
  return <p>{`${pieces[of].size.map((side) => formatNumber(side, language)).join(' × ')} cm`}</p>
}

import { pieceIds, type PieceId } from './facts.ts'
import { withTheme } from '../../../pictures/withTheme.ts'

const inRoom = { kind: 'furniture', view: 'room', ratio: [400, 460] } as const

/** The colours in which each piece is shown alone. Neighbours in the catalogue differ. */
const looks = {
  chair: 0,
  round: 3,
  sofa: 2,
  trestle: 1,
  shelf: 2,
  armchair: 1,
  lamp: 0,
  cabinet: 3,
} as const satisfies Record<PieceId, number>

export default withTheme('furniture', {
  pieces: {
    kind: 'row',
    cells: pieceIds.map((item) => ({ kind: 'furniture', item, view: 'alone', look: looks[item] })),
    ratio: [400, 460],
  },
  'chair-room': { ...inRoom, item: 'chair', look: 1 },
  'round-room': { ...inRoom, item: 'round', look: 0 },
  'shelf-room': { ...inRoom, item: 'shelf', look: 2 },
  'sofa-room': { ...inRoom, item: 'sofa', look: 3 },
  'lamp-room': { ...inRoom, item: 'lamp', look: 0 },
  'armchair-room': { ...inRoom, item: 'armchair', look: 2 },
  'cabinet-room': { ...inRoom, item: 'cabinet', look: 3 },
  'trestle-room': { ...inRoom, item: 'trestle', look: 1 },
  room: { kind: 'furniture', view: 'scene', look: 0, ratio: [1440, 640] },
  repair: { kind: 'scene', variant: 'joint', ratio: [640, 480] },
  small: { kind: 'product', item: 'bag', colour: 'paper', backdrop: 'dome', ratio: [640, 480] },
  'hero-armchair': { kind: 'furniture', item: 'armchair', view: 'edge', look: 2, ratio: [760, 600] },
  'hero-cabinet': { kind: 'furniture', item: 'cabinet', view: 'edge', look: 1, ratio: [760, 600] },
  seat: { kind: 'furniture', item: 'armchair', view: 'edge', look: 1, ratio: [640, 640] },
  letter: { kind: 'abstract', variant: 'orbit', ratio: [480, 480] },
})

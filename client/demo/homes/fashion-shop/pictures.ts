import { soldProductIds, soldProducts, tileQueries, type TileId } from './facts.ts'
import { withTheme } from '../../../pictures/withTheme.ts'

/** The picture of each tile. */
const tiles = {
  wear: { kind: 'garment', item: 'shirt', shape: 'disc', look: 0 },
  cotton: { kind: 'garment', item: 'scarf', shape: 'arch', look: 1 },
  rain: { kind: 'product', item: 'umbrella', colour: 'red', backdrop: 'half' },
  fresh: { kind: 'garment', item: 'boot', shape: 'half', look: 2 },
} as const satisfies Record<TileId, object>

const slide = { kind: 'fashion', ratio: [1440, 620] } as const
const look = { kind: 'garment', ratio: [400, 560] } as const
const back = { kind: 'product', ratio: [400, 460] } as const

export default withTheme('fashion', {
  'slide-hat': { ...slide, variant: 'hat', seed: 'hat-7' },
  'slide-dress': { ...slide, variant: 'dress', seed: 'dress-4' },
  'slide-shoe': { ...slide, variant: 'shoe', seed: 'shoe-4' },
  tiles: { kind: 'row', cells: (Object.keys(tileQueries) as TileId[]).map((id) => tiles[id]), ratio: [400, 320] },
  rail: {
    kind: 'row',
    cells: soldProductIds.map((id, index) => ({
      kind: 'product',
      ...soldProducts[id],
      backdrop: index % 2 ? 'dome' : 'disc',
    })),
    ratio: [400, 460],
  },
  'tshirt-ink-back': { ...back, item: 'tshirt', colour: 'ink', backdrop: 'half', view: 'close' },
  'bag-paper-back': { ...back, item: 'bag', colour: 'paper', backdrop: 'dome', view: 'several' },
  'cap-ink-back': { ...back, item: 'cap', colour: 'ink', backdrop: 'floor', view: 'close' },
  'tshirt-paper-back': { ...back, item: 'tshirt', colour: 'paper', backdrop: 'disc', view: 'several' },
  summer: { kind: 'scene', variant: 'sewing', ratio: [560, 720] },
  'look-coat': { kind: 'scene', variant: 'hats', ratio: [400, 560] },
  'look-skirt': { ...look, item: 'skirt', shape: 'disc', look: 0 },
  'look-trousers': { ...look, item: 'trousers', shape: 'half', look: 2 },
  'look-shirt': { ...look, item: 'shirt', shape: 'arch', look: 1 },
  'pair-coat': { ...look, item: 'coat', shape: 'arch', look: 3 },
  'pair-skirt': { ...look, item: 'boot', shape: 'arch', look: 2 },
  'pair-trousers': { ...look, item: 'scarf', shape: 'disc', look: 1 },
  'pair-shirt': { ...look, item: 'trousers', shape: 'stripes', look: 0 },
  letter: { kind: 'abstract', variant: 'ribbon', ratio: [480, 480] },
  street: { kind: 'garment', item: 'coat', isLit: true, look: 1, ratio: [960, 540] },
})

import { withTheme } from '../../../pictures/withTheme.ts'
import { samplePeople } from '../../../pictures/samplePeople.ts'

export default withTheme('spa', {
  stones: { kind: 'body', variant: 'stones', seed: 'spa-arch', ratio: [1440, 760] },
  massage: { kind: 'botanic', variant: 'bottle', seed: 'spa-oil', ratio: [420, 560] },
  steam: { kind: 'scene', variant: 'steam', ratio: [420, 560] },
  hands: { kind: 'scene', variant: 'nails', ratio: [420, 560] },
  robe: { kind: 'scene', variant: 'robe', ratio: [420, 560] },
  lunch: { kind: 'scene', variant: 'shoulders', ratio: [400, 500] },
  hour: { kind: 'scene', variant: 'couch', ratio: [400, 500] },
  pair: { kind: 'scene', variant: 'couches', ratio: [400, 500] },
  morning: { kind: 'landscape', variant: 'peaks', seed: 'spa-morning', ratio: [400, 500] },
  cradle: { kind: 'scene', variant: 'cradle', ratio: [960, 640] },
  coordination: samplePeople.coordination,
  driver: samplePeople.driver,
  seller: samplePeople.seller,
})

import { withTheme } from '../../../pictures/withTheme.ts'
import { samplePeople } from '../../../pictures/samplePeople.ts'

export default withTheme('yoga', {
  slow: { kind: 'body', variant: 'folded', seed: 'yoga-slow', ratio: [480, 600] },
  flow: { kind: 'body', variant: 'warrior', seed: 'yoga-flow', ratio: [480, 600] },
  silence: { kind: 'body', variant: 'pair', seed: 'yoga-silence', ratio: [480, 600] },
  stretch: { kind: 'body', variant: 'stretch', seed: 'yoga-stretch', ratio: [640, 680] },
  flame: { kind: 'scene', variant: 'flame', ratio: [640, 400] },
  youth: samplePeople.youth,
  driver: samplePeople.driver,
  seller: samplePeople.seller,
})

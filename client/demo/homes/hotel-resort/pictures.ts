import { withTheme } from '../../../pictures/withTheme.ts'
import { samplePeople } from '../../../pictures/samplePeople.ts'

export default withTheme('hotel', {
  room: { kind: 'scene', variant: 'guestRoom', ratio: [840, 760] },
  stove: { kind: 'scene', variant: 'stove', ratio: [480, 560] },
  desk: { kind: 'scene', variant: 'writing', ratio: [480, 560] },
  bay: { kind: 'landscape', variant: 'sea', seed: 'bay', ratio: [480, 560] },
  seamstress: samplePeople.seamstress,
  driver: samplePeople.driver,
  seller: samplePeople.seller,
})

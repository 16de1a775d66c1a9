import { withTheme } from '../../../pictures/withTheme.ts'
import { samplePeople } from '../../../pictures/samplePeople.ts'

export default withTheme('hotel', {
  room: { kind: 'interior', variant: 'window', furniture: 'chair', seed: 'hotel-room', ratio: [840, 760] },
  arcade: { kind: 'architecture', variant: 'arcade', ratio: [480, 560] },
  desk: { kind: 'interior', variant: 'archway', furniture: 'table', seed: 'hotel-desk', ratio: [480, 560] },
  bay: { kind: 'landscape', variant: 'sea', seed: 'bay', ratio: [480, 560] },
  seamstress: samplePeople.seamstress,
  driver: samplePeople.driver,
  seller: samplePeople.seller,
})

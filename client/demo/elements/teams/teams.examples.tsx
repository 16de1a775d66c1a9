import { elementPage } from '../examples.tsx'
import { TeamCards } from '../../../kit/TeamCard.tsx'

export default elementPage(
  'teams',
  {
    rise: ({ people: { coordination, legal, youth, control } }) => (
      <TeamCards people={{ coordination, legal, youth, control }} look="rise" />
    ),
    wipe: ({ people: { seller, driver, seamstress, trainer } }) => (
      <TeamCards people={{ seller, driver, seamstress, trainer }} look="wipe" />
    ),
    tab: ({ people: { youth, trainer, coordination, driver } }) => (
      <TeamCards people={{ youth, trainer, coordination, driver }} look="tab" />
    ),
    side: ({ people: { legal, seller, control, seamstress } }) => (
      <TeamCards people={{ legal, seller, control, seamstress }} look="side" />
    ),
    arch: ({ people: { seamstress, control, seller, youth } }) => (
      <TeamCards people={{ seamstress, control, seller, youth }} look="arch" />
    ),
  },
  { hasSamples: true, sign: 'bars', opening: 'rise' },
)

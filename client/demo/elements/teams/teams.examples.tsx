import { elementPage } from '../examples.tsx'
import { TeamCards } from '../../../kit/TeamCard.tsx'

export default elementPage(
  'teams',
  {
    rise: ({ people: { coordination, legal, driver, seller } }) => (
      <TeamCards people={{ coordination, legal, driver, seller }} look="rise" />
    ),
    wipe: ({ people: { trainer, seller, legal, driver } }) => (
      <TeamCards people={{ trainer, seller, legal, driver }} look="wipe" />
    ),
    tab: ({ people: { driver, coordination, trainer, legal } }) => (
      <TeamCards people={{ driver, coordination, trainer, legal }} look="tab" />
    ),
    side: ({ people: { seller, trainer, coordination, driver } }) => (
      <TeamCards people={{ seller, trainer, coordination, driver }} look="side" />
    ),
    arch: ({ people: { legal, trainer, seller, coordination } }) => (
      <TeamCards people={{ legal, trainer, seller, coordination }} look="arch" />
    ),
  },
  { hasSamples: true, sign: 'bars', opening: 'rise' },
)

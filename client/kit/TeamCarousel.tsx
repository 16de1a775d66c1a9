import pictures from 'virtual:pictures/people'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Carousel } from './Carousel.tsx'
import { TeamCard, type SamplePerson, type TeamLook } from './TeamCard.tsx'

interface TeamCarouselProps<Id extends SamplePerson> {
  label: string
  people: Readonly<Record<Id, { name?: string; role: string; text: string }>>
  look?: TeamLook
}

const settings = {
  rise: { view: 'three', pager: 'discs' },
  wipe: { view: 'three', pager: 'bars' },
  tab: { view: 'three', isJoined: true, pager: 'fraction' },
  side: { view: 'two', pager: 'fraction' },
  arch: { view: 'three', pager: 'discs', controls: 'middle' },
} as const

/** Renders team cards in a carousel. */
export function TeamCarousel<Id extends SamplePerson>({ label, people, look = 'rise' }: TeamCarouselProps<Id>) {
  const { t } = useTranslation('organisation')
  const slides = Object.fromEntries(
    (Object.keys(people) as Id[]).map((id) => [
      id,
      <TeamCard key={id} portrait={pictures[id]} name={t('person')} {...people[id]} look={look} />,
    ]),
  )
  return <Carousel label={label} slides={slides} {...settings[look]} />
}

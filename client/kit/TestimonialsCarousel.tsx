import pictures from 'virtual:pictures/people'
import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Picture } from '../ui/Picture.tsx'
import { Carousel, type CarouselPager, type CarouselView } from './Carousel.tsx'
import type { SamplePerson } from './TeamCard.tsx'
import { TestimonialCard, type TestimonialLook } from './TestimonialCard.tsx'
import styles from './TestimonialsCarousel.module.css'

/** The looks that `TestimonialCard` has too; the other looks exist in the carousel only. */
type CardLook = Extract<TestimonialLook, 'framed' | 'speech'>
type OwnLook = 'statement' | 'split' | 'peek' | 'faces' | 'posters' | 'letter' | 'overlap'
export type TestimonialsCarouselLook = CardLook | OwnLook

const isCard = (look: TestimonialsCarouselLook): look is CardLook => look === 'framed' || look === 'speech'

interface TestimonialsCarouselProps<Id extends SamplePerson> {
  label: string
  voices: Readonly<Record<Id, { name?: string; quote: string; role: string }>>
  /** The same people in the colours of another home page. */
  portraits?: Readonly<Record<NoInfer<Id>, PictureFile>>
  look?: TestimonialsCarouselLook
  /** The person with whom the loop begins. The default is the first of the voices. */
  first?: NoInfer<Id>
}

interface CarouselSettings {
  view?: CarouselView
  pager?: CarouselPager
  isJoined?: boolean
  effect?: 'fade'
  controls?: 'above' | 'middle'
}

/** The carousel settings of each look. */
const settings: Readonly<Record<TestimonialsCarouselLook, CarouselSettings>> = {
  statement: { pager: 'fraction' },
  framed: { view: 'three', pager: 'discs' },
  split: { effect: 'fade', pager: 'fraction' },
  speech: { view: 'two', pager: 'bars' },
  peek: { view: 'peek', pager: 'discs', controls: 'middle' },
  faces: { effect: 'fade', controls: 'middle' },
  posters: { view: 'three', isJoined: true, pager: 'bars' },
  letter: { effect: 'fade', pager: 'none', controls: 'above' },
  overlap: { pager: 'bars' },
}

/**
 * The colours of joined fields, by person, so that a portrait does not have the colour of its field. No two neighbours are
 * alike, also at the end of the loop.
 */
const tones: Readonly<Partial<Record<SamplePerson, 'ink' | 'highlight' | 'contrast'>>> = {
  seamstress: 'contrast',
  seller: 'highlight',
  trainer: 'contrast',
  youth: 'ink',
}

/** Renders testimonials in a carousel. */
export function TestimonialsCarousel<Id extends SamplePerson>({
  label,
  voices,
  portraits = pictures,
  look = 'statement',
  first,
}: TestimonialsCarouselProps<Id>) {
  const { t } = useTranslation('organisation')
  const inOrder = Object.keys(voices) as Id[]
  const from = first ? inOrder.indexOf(first) : 0
  const ids = [...inOrder.slice(from), ...inOrder.slice(0, from)]
  const mapIds = <Value,>(make: (id: Id) => Value) =>
    Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, Value>
  const face = (id: Id) => (
    <span className={styles.face}>
      <Picture of={portraits[id]} alt="" />
    </span>
  )
  const own = (id: Id, ownLook: OwnLook) => (
    <figure className={styles.voice} data-look={ownLook} data-tone={ownLook === 'posters' ? tones[id] : undefined}>
      {ownLook !== 'faces' && face(id)}
      <blockquote>
        <p>{voices[id].quote}</p>
      </blockquote>
      <figcaption>
        <b>{voices[id].name ?? t('person')}</b>
        <span>{voices[id].role}</span>
      </figcaption>
    </figure>
  )
  const slides = mapIds((id) =>
    isCard(look) ? (
      <TestimonialCard portrait={portraits[id]} name={t('person')} {...voices[id]} look={look} />
    ) : (
      own(id, look)
    ),
  )
  const tabs = mapIds((id) => ({ name: voices[id].role, content: face(id) }))
  return (
    <div className={styles.voices} data-look={look}>
      <Carousel label={label} slides={slides} {...settings[look]} {...(look === 'faces' && { tabs })} />
    </div>
  )
}

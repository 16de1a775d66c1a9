import { Carousel } from './Carousel.tsx'
import styles from './ClientCarousel.module.css'
import { ClientLogo } from './ClientLogo.tsx'
import type { SampleMarkId } from '#shared/content/sampleMarks.ts'

export type ClientCarouselLook = 'strip' | 'cells' | 'flags'

interface ClientCarouselProps {
  label: string
  names: Readonly<Record<SampleMarkId, string>>
  look?: ClientCarouselLook
}

const settings = {
  strip: { view: 'five', isJoined: true, pager: 'none', controls: 'middle' },
  cells: { view: 'four', isJoined: true, pager: 'bars' },
  flags: { view: 'peek', pager: 'fraction', controls: 'middle' },
} as const

/** The colours of the flags, in turn. */
const tones = ['accent', 'ink', 'highlight', 'contrast'] as const

/** Renders a carousel of client logos. */
export function ClientCarousel({ label, names, look = 'strip' }: ClientCarouselProps) {
  const marks = Object.keys(names) as SampleMarkId[]
  const slides = Object.fromEntries(
    marks.map((mark, index) => [
      mark,
      <div key={mark} className={styles.client} data-look={look} data-tone={tones[index % tones.length]}>
        <ClientLogo mark={mark} name={names[mark]} />
      </div>,
    ]),
  )
  return <Carousel label={label} slides={slides} {...settings[look]} />
}

import pictures from 'virtual:pictures/about'
import { Picture } from '../ui/Picture.tsx'
import { Carousel } from './Carousel.tsx'
import styles from './TextSlider.module.css'

export type TextSliderLook = 'claim' | 'numbered' | 'columns' | 'headlines' | 'pictured'

interface TextSliderProps<Id extends string> {
  label: string
  texts: Readonly<Record<Id, { heading: string; text: string }>>
  look?: TextSliderLook
}

/** The carousel settings of each look. */
const settings = {
  claim: { pager: 'bars' },
  numbered: { pager: 'fraction' },
  columns: { view: 'three', pager: 'discs' },
  headlines: { effect: 'fade' },
  pictured: { effect: 'fade', pager: 'fraction', controls: 'middle' },
} as const

const drawn = [pictures.halves, pictures.publicMoney, pictures.programme, pictures.housing, pictures.elections]

/** Renders short texts in a carousel. */
export function TextSlider<Id extends string>({ label, texts, look = 'claim' }: TextSliderProps<Id>) {
  const ids = Object.keys(texts) as Id[]
  const mapIds = <Value,>(make: (id: Id, at: number) => Value) =>
    Object.fromEntries(ids.map((id, index) => [id, make(id, index)])) as Record<Id, Value>
  const slides = mapIds((id, index) => (
    <div className={styles.text} data-look={look}>
      {look === 'numbered' && <span className={styles.number}>{String(index + 1).padStart(2, '0')}</span>}
      {look === 'pictured' && (
        <div className={styles.picture}>
          <Picture of={drawn[index % drawn.length]!} alt="" />
        </div>
      )}
      <h3>{texts[id].heading}</h3>
      <p>{texts[id].text}</p>
    </div>
  ))
  const tabs = mapIds((id) => ({ name: texts[id].heading, content: texts[id].heading }))
  return (
    <Carousel
      label={label}
      slides={slides}
      {...settings[look]}
      {...(look === 'headlines' && { tabs, className: styles.led })}
    />
  )
}

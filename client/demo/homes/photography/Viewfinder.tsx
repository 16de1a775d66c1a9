import type { PointerEvent } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/site.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { photoPrices } from './facts.ts'
import styles from './Viewfinder.module.css'

interface ViewfinderProps {
  heading: string
  /** The label of the link to the form. */
  book: string
  /** The legend of the strip. */
  choose: string
  frames: readonly { title: string; alt: string; file: PictureFile }[]
}

/** The corner marks of the viewfinder, in a viewBox of 90 × 60. */
const corners = 'M0 8V0H8M82 0H90V8M90 52V60H82M8 60H0V52'

/** Chooses the frame that the mouse enters. */
function scrub({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  const frame = currentTarget.querySelector('input')
  if (frame && pointerType === 'mouse') frame.checked = true
}

/**
 * Renders a viewfinder above a strip of contact prints. Arrow keys, mouse and touch choose a print. CSS shows the chosen one
 * with `:has()`; only the choice on hover needs script.
 */
export function Viewfinder({ heading, book, choose, frames }: ViewfinderProps) {
  const { t } = useTranslation('home/photography')
  const { language } = useSite()
  return (
    <div className={styles.hero}>
      <div className={styles.view}>
        {frames.map(({ alt, file }, index) => (
          <div key={index} data-frame={index + 1}>
            <Picture of={file} alt={alt} isFirst={index === 0} />
          </div>
        ))}
        <svg className={styles.finder} viewBox="0 0 90 60" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.thirds} d="M30 0V60M60 0V60M0 20H90M0 40H90" />
          <path className={styles.edges} d={corners} />
          <path className={styles.corners} d={corners} />
        </svg>
        <i className={styles.focus} aria-hidden="true" />
      </div>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{t('lead', { price: formatMoney(photoPrices.half, language) })}</p>
        <ButtonLink to={anchorTo('booking')} size="large">
          {book}
        </ButtonLink>
      </div>
      <div className={styles.caption}>
        {frames.map(({ title }, index) => (
          <p key={index} data-frame={index + 1}>
            <b>{`${index + 1}/${frames.length}`}</b>
            {` ${title}`}
          </p>
        ))}
      </div>
      <fieldset className={styles.strip}>
        <legend>
          <VisuallyHidden>{choose}</VisuallyHidden>
        </legend>
        <div className={styles.frames}>
          {frames.map(({ title, file }, index) => (
            <label key={index} onPointerEnter={scrub}>
              <input
                type="radio"
                name="frame"
                value={index + 1}
                defaultChecked={index === 0}
                aria-label={`${index + 1}. ${title}`}
              />
              <Picture of={file} alt="" />
              <span aria-hidden="true">{index + 1}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

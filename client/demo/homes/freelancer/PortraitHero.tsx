import { useRef, type PointerEvent } from 'react'
import { yearsSelfEmployed } from './facts.ts'
import type { PictureFile } from '#shared/content/picture.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { useSite } from '../../../site/site.ts'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'
import { ButtonRow } from '../../../kit/StyledButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './PortraitHero.module.css'
import { FreeDays, type FreeDaysWords } from './FreeDays.tsx'

interface PortraitHeroProps {
  heading: string
  lead: string
  reckon: string
  write: string
  practice: string
  week: FreeDaysWords
  picture: PictureFile
}

/** Renders the free days, the heading, and a portrait in a half disc that tilts towards the mouse. */
export function PortraitHero({ heading, lead, reckon, write, practice, week, picture }: PortraitHeroProps) {
  const { language } = useSite()
  const mayMove = useMotionAllowed()
  const plate = useRef<HTMLDivElement>(null)

  /** @param across and down from -1 to 1; 0 is the centre of the hero */
  function tilt(across: number, down: number) {
    plate.current?.style.setProperty('--across', across.toFixed(2))
    plate.current?.style.setProperty('--down', down.toFixed(2))
  }
  function follow({ pointerType, currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse' || !mayMove) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    tilt(((clientX - left) / width) * 2 - 1, ((clientY - top) / height) * 2 - 1)
  }

  return (
    <div className={styles.hero} onPointerMove={follow} onPointerLeave={() => tilt(0, 0)}>
      <FreeDays words={week} />
      <div className={styles.inside}>
        <h1>{heading}</h1>
        <div className={styles.scene}>
          <div className={styles.plate} ref={plate}>
            <Picture of={picture} alt="" isFirst />
          </div>
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <ButtonRow>
            <ButtonLink to={anchorTo('rates')} size="large">
              {reckon}
            </ButtonLink>
            <ButtonLink to={anchorTo('ask')} size="large" tone="outline">
              {write}
            </ButtonLink>
          </ButtonRow>
          <p className={styles.years}>
            <b>{formatNumber(yearsSelfEmployed, language)}</b> <span>{practice}</span>
          </p>
        </div>
      </div>
    </div>
  )
}

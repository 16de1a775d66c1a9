import { useEffect, useState } from 'react'
import { breath, type BreathPart } from './facts.ts'
import { numberWriter } from '#shared/i18n/format.ts'
import type { Language } from '#shared/i18n/languages.ts'
import { useSite } from '../../../site/site.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { anchorTo } from '../../../site/anchor.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './BreathHero.module.css'
import { breathAt } from './breathAt.ts'
import { SeatedFigure } from './SeatedFigure.tsx'

interface BreathHeroProps {
  heading: string
  lead: string
  /** The label of the link to the form. */
  join: string
  words: {
    start: string
    stop: string
    note: string
    over: string
    parts: Readonly<Record<BreathPart, string>>
  }
}

const formatNarrow = numberWriter({ style: 'unit', unit: 'second', unitDisplay: 'narrow' })

/** Formats seconds, with a space also where `Intl` writes none: `4 s`. */
const formatSeconds = (seconds: number, language: Language): string =>
  formatNarrow(seconds, language).replace(/(?<=\d)(?=\p{L})/u, '\u00a0')

/**
 * Renders a seated figure in rings that grow and shrink with a guided breath. Each part of the breath is named when it begins.
 * With reduced motion the parts are named and counted, but nothing moves.
 */
export function BreathHero({ heading, lead, join, words }: BreathHeroProps) {
  const { language } = useSite()
  // The button needs script.
  const [isReady, setReady] = useState(false)
  /** Seconds since the first breath began; undefined when the guide is stopped. */
  const [elapsed, setElapsed] = useState<number>()
  const currentBreath = elapsed === undefined ? undefined : breathAt(elapsed)
  const isOver = elapsed !== undefined && !currentBreath

  useEffect(() => setReady(true), [])
  useEffect(() => {
    if (elapsed === undefined || isOver) return undefined
    const timer = setTimeout(() => setElapsed(elapsed + 1), 1000)
    return () => clearTimeout(timer)
  }, [elapsed, isOver])

  return (
    <div className={styles.hero}>
      <SeatedFigure
        {...(currentBreath && { breathing: { part: currentBreath.part, seconds: breath[currentBreath.part] } })}
      />
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <dl className={styles.parts}>
          {(Object.keys(breath) as BreathPart[]).map((part) => (
            <div key={part} data-now={currentBreath?.part === part || undefined}>
              <dt>{words.parts[part]}</dt>
              <dd>
                {formatSeconds(currentBreath?.part === part ? currentBreath.secondsLeft : breath[part], language)}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.buttons}>
          {isReady && (
            <Button size="large" onClick={() => setElapsed(currentBreath ? undefined : 0)}>
              {currentBreath ? words.stop : words.start}
            </Button>
          )}
          <ButtonLink to={anchorTo('visit')} size="large" tone="outline">
            {join}
          </ButtonLink>
        </div>
        <p className={styles.note}>{words.note}</p>
        <p role="status">
          <VisuallyHidden>{currentBreath ? words.parts[currentBreath.part] : isOver && words.over}</VisuallyHidden>
        </p>
      </div>
    </div>
  )
}

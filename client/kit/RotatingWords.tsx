import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import styles from './RotatingWords.module.css'
import { useMotionAllowed } from './useMotionAllowed.ts'

export type RotationEffect = 'rotate' | 'type' | 'flip' | 'bar' | 'slide' | 'zoom' | 'push'

/** The time for which a word stays, in milliseconds. The CSS animation of the line under the word has the same time. */
const stay = 2400
/**
 * The time for one typed letter, in milliseconds; then the numbers of these beats for which the word stays and is
 * selected.
 */
const beat = 80
const beatsRead = 20
const beatsSelected = 5

interface RotatingWordsProps {
  /** A whole sentence; the alternating words stand between `<1>` and `</1>`. */
  sentence: string
  effect: RotationEffect
  /** The heading's level. */
  level?: 2 | 3
}

/**
 * Renders a sentence whose last words alternate. The whole sentence stays in the document for screen readers, reduced
 * motion, pause and pages without script. The moving copy lies over it while it is in view.
 */
export function RotatingWords({ sentence, effect, level = 3 }: RotatingWordsProps) {
  const { t } = useTranslation('controls')
  const mayMove = useMotionAllowed()
  const [isPaused, setPaused] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  // The text before the first word; then words and separators in turn.
  const [before = '', ...pieces] = sentence.split(/<\/?1>/)
  const words = pieces.filter((_, index) => index % 2 === 0)
  const isMoving = mayMove && !isPaused
  const Heading = `h${level}` as const
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.stage}>
        <Heading className={styles.sentence} data-rest={effect} data-covered={isMoving || undefined}>
          {before}
          {pieces.map((piece, index) =>
            index % 2 === 0 ? <b key={index}>{piece}</b> : <span key={index}>{piece}</span>,
          )}
        </Heading>
        {isMoving && (
          <p className={styles.sentence} data-effect={effect} aria-hidden="true">
            {before}
            {effect === 'type' ? (
              <TypedWord words={words} isRunning={isSeen} />
            ) : (
              <TurningWord words={words} isRunning={isSeen} byLetter={effect === 'flip'} />
            )}
          </p>
        )}
      </div>
      <div className={styles.control}>
        {mayMove && (
          <Button tone="outline" size="small" onClick={() => setPaused(!isPaused)}>
            {t(isPaused ? 'motion.play' : 'motion.pause')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Returns whether an element is in view. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

/** Returns a counter that goes up while it is running. */
function useBeats(every: number, isRunning: boolean): number {
  const [beats, setBeats] = useState(0)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => setBeats((count) => count + 1), every)
    return () => clearInterval(timer)
  }, [every, isRunning])
  return beats
}

interface MovingWordsProps {
  words: readonly string[]
  isRunning: boolean
}

/** Renders one word at a time; the old word leaves while the new one arrives. */
function TurningWord({ words, isRunning, byLetter }: MovingWordsProps & { byLetter: boolean }) {
  const turn = useBeats(stay, isRunning)
  const wordAt = (index: number) => words[index % words.length]!
  const shown = (index: number, state: 'stands' | 'comes' | 'leaves') => (
    <span key={index} className={styles.word} data-state={state}>
      {byLetter ? [...wordAt(index)].map((letter, place) => <span key={place}>{letter}</span>) : wordAt(index)}
    </span>
  )
  return (
    <span className={styles.slot}>
      {turn > 0 && shown(turn - 1, 'leaves')}
      {shown(turn, turn > 0 ? 'comes' : 'stands')}
    </span>
  )
}

/** Returns the number of beats that a typed word takes. */
const beatsOf = (word: string) => word.length + beatsRead + beatsSelected

/** Returns the current word and the number of its beats that have passed. */
function wordAfter(beats: number, words: readonly string[]): { word: string; passed: number } {
  let passed = beats % words.reduce((sum, word) => sum + beatsOf(word), 0)
  for (const word of words) {
    if (passed < beatsOf(word)) return { word, passed }
    passed -= beatsOf(word)
  }
  throw new Error('There are no words.')
}

/** Renders a word that is typed, stays, and is selected before the next one. */
function TypedWord({ words, isRunning }: MovingWordsProps) {
  const { word, passed } = wordAfter(useBeats(beat, isRunning), words)
  return (
    <span className={styles.typed} data-selected={passed >= word.length + beatsRead || undefined}>
      {word.slice(0, passed)}
    </span>
  )
}

import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Button } from '../ui/Button.tsx'
import styles from './RotatingWords.module.css'
import { useMotion } from './useMotion.ts'

export type RotationEffect = 'rotate' | 'type' | 'flip' | 'bar' | 'slide' | 'zoom' | 'push'

/** How long a word stays, in milliseconds; the style's line under the word knows it, too. */
const stay = 2400
/** How long a typed letter takes, in milliseconds, and how many such beats the whole word stays and then stands selected. */
const beat = 80
const beatsRead = 20
const beatsSelected = 5

interface RotatingWordsProps {
  /** A whole sentence; the words that take turns stand between `<1>` and `</1>`. */
  sentence: string
  effect: RotationEffect
  /** Of its heading. */
  level?: 2 | 3
}

/**
 * A sentence whose last words take turns. Its whole stands there for who reads without script, wants rest or pauses, and it
 * alone is heard, once; what moves lies over it for the eye, while it is in view.
 */
export function RotatingWords({ sentence, effect, level = 3 }: RotatingWordsProps) {
  const { t } = useTranslation('controls')
  const mayMove = useMotion()
  const [isPaused, setPaused] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  // Before the first word, and then the words and what stands between them, in turn.
  const [before = '', ...pieces] = sentence.split(/<\/?1>/)
  const words = pieces.filter((_, at) => at % 2 === 0)
  const isMoving = mayMove && !isPaused
  const Heading = `h${level}` as const
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.stage}>
        <Heading className={styles.sentence} data-rest={effect} data-covered={isMoving || undefined}>
          {before}
          {pieces.map((piece, at) => (at % 2 === 0 ? <b key={at}>{piece}</b> : <span key={at}>{piece}</span>))}
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

/** Whether an element is in view. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}

/** Counts, as long as it runs. */
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

/** One word at a time; the one that leaves is still there while the next one comes. */
function TurningWord({ words, isRunning, byLetter }: MovingWordsProps & { byLetter: boolean }) {
  const turn = useBeats(stay, isRunning)
  const wordAt = (at: number) => words[at % words.length]!
  const shown = (at: number, state: 'stands' | 'comes' | 'leaves') => (
    <span key={at} className={styles.word} data-state={state}>
      {byLetter ? [...wordAt(at)].map((letter, place) => <span key={place}>{letter}</span>) : wordAt(at)}
    </span>
  )
  return (
    <span className={styles.slot}>
      {turn > 0 && shown(turn - 1, 'leaves')}
      {shown(turn, turn > 0 ? 'comes' : 'stands')}
    </span>
  )
}

/** How many beats a typed word takes. */
const beatsOf = (word: string) => word.length + beatsRead + beatsSelected

/** The word whose turn it is, and how many of its beats have passed. */
function wordAfter(beats: number, words: readonly string[]): { word: string; passed: number } {
  let passed = beats % words.reduce((sum, word) => sum + beatsOf(word), 0)
  for (const word of words) {
    if (passed < beatsOf(word)) return { word, passed }
    passed -= beatsOf(word)
  }
  throw new Error('There are no words.')
}

/** A word as it is typed, read, and selected to make room for the next one. */
function TypedWord({ words, isRunning }: MovingWordsProps) {
  const { word, passed } = wordAfter(useBeats(beat, isRunning), words)
  return (
    <span className={styles.typed} data-selected={passed >= word.length + beatsRead || undefined}>
      {word.slice(0, passed)}
    </span>
  )
}

import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './SnapRow.module.css'

interface SnapRowProps {
  /** What is in it, for those who listen. */
  label: string
  /** The names of its buttons. */
  previous: string
  next: string
  slides: readonly { id: string; content: ReactNode }[]
  /** Gives its slides their size, and its buttons (its last part) their place. */
  className?: string | undefined
}

/** How long the row may be under way, in milliseconds: who presses again meanwhile goes on from where it is going. */
const turnTime = 600

/** Differences of a place that are none, in pixels: the browser rounds. */
const slack = 2

/**
 * Slides in a row that scrolls and snaps. It moves when somebody moves it, never by itself: by a finger, the buttons, the
 * arrow keys, Home and End. Without script it is scrolled by hand, and the buttons are not there.
 */
export function SnapRow({ label, previous, next, slides, className }: SnapRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const turned = useRef({ to: 0, at: -turnTime })
  const [ends, setEnds] = useState({ isFirst: true, isLast: false })

  /** How far the row is scrolled when a slide stands at its beginning; the last ones end with the row. */
  function stops(list: HTMLUListElement): number[] {
    const start = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0
    const most = list.scrollWidth - list.clientWidth
    return [...list.children].map((slide) => Math.min(Math.max(0, (slide as HTMLElement).offsetLeft - start), most))
  }

  /** @param by how many slides; infinite for an end of the row */
  function turn(by: number, time: number) {
    const list = row.current
    if (!list) return
    const places = stops(list)
    const isUnderWay = time - turned.current.at < turnTime
    const from = isUnderWay ? turned.current.to : list.scrollLeft
    const last = places.at(-1) ?? 0
    const further =
      by > 0
        ? (places.find((place) => place > from + slack) ?? last)
        : (places.findLast((place) => place < from - slack) ?? 0)
    const to = Number.isFinite(by) ? further : by > 0 ? last : 0
    turned.current = { to, at: time }
    list.scrollTo({ left: to })
  }

  function look() {
    const list = row.current
    if (!list) return
    const isFirst = list.scrollLeft <= slack
    const isLast = list.scrollLeft >= list.scrollWidth - list.clientWidth - slack
    setEnds((before) => (before.isFirst === isFirst && before.isLast === isLast ? before : { isFirst, isLast }))
  }
  useEffect(look, [])

  /** Half a picture with the focus would be one that cannot be seen. */
  function showWhole({ target }: FocusEvent) {
    if (target.matches('a:focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key]
    if (by === undefined) return
    event.preventDefault()
    turn(by, event.timeStamp)
  }

  const button = (by: -1 | 1, name: string, isAtEnd: boolean) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isAtEnd}
      data-step={by === 1 ? 'next' : 'previous'}
      onClick={(event) => turn(by, event.timeStamp)}
    >
      <Icon name="arrow" />
    </button>
  )

  return (
    <section className={className ? `${styles.snap} ${className}` : styles.snap} aria-label={label}>
      <ul
        ref={row}
        className={styles.row}
        tabIndex={0}
        aria-label={label}
        onFocus={showWhole}
        onKeyDown={onKeyDown}
        onScroll={look}
      >
        {slides.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
      <div className={styles.turn}>
        {button(-1, previous, ends.isFirst)}
        {button(1, next, ends.isLast)}
      </div>
    </section>
  )
}

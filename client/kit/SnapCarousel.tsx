import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import styles from './SnapCarousel.module.css'

interface SnapCarouselProps {
  /** The accessible name. */
  label: string
  /** The labels of the buttons. */
  previous: string
  next: string
  slides: readonly { id: string; content: ReactNode }[]
  /** A class that sizes the slides and places the buttons, which come last. */
  className?: string | undefined
}

/** The longest time of a scroll, in milliseconds. A press within it continues from the target of the scroll. */
const scrollTime = 600

/** The tolerance for scroll positions, in pixels, because browsers round them. */
const tolerance = 2

/**
 * Renders a row of slides with scroll snapping. Touch, the buttons, arrow keys, Home and End move it; it never moves by
 * itself. Without script it scrolls and has no buttons.
 */
export function SnapCarousel({ label, previous, next, slides, className }: SnapCarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const lastScroll = useRef({ to: 0, startedAt: -scrollTime })
  const [ends, setEnds] = useState({ isFirst: true, isLast: false })

  /** Returns the scroll position of each slide. The last ones are clamped to the end of the row. */
  function stopsOf(list: HTMLUListElement): number[] {
    const start = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0
    const maxScroll = list.scrollWidth - list.clientWidth
    return [...list.children].map((slide) =>
      Math.min(Math.max(0, (slide as HTMLElement).offsetLeft - start), maxScroll),
    )
  }

  /** @param by the number of slides; infinite for an end of the row */
  function turn(by: number, time: number) {
    const list = row.current
    if (!list) return
    const stops = stopsOf(list)
    const isUnderWay = time - lastScroll.current.startedAt < scrollTime
    const from = isUnderWay ? lastScroll.current.to : list.scrollLeft
    const last = stops.at(-1) ?? 0
    const further =
      by > 0
        ? (stops.find((stop) => stop > from + tolerance) ?? last)
        : (stops.findLast((stop) => stop < from - tolerance) ?? 0)
    const to = Number.isFinite(by) ? further : by > 0 ? last : 0
    lastScroll.current = { to, startedAt: time }
    list.scrollTo({ left: to })
  }

  function updateEnds() {
    const list = row.current
    if (!list) return
    const isFirst = list.scrollLeft <= tolerance
    const isLast = list.scrollLeft >= list.scrollWidth - list.clientWidth - tolerance
    setEnds((before) => (before.isFirst === isFirst && before.isLast === isLast ? before : { isFirst, isLast }))
  }
  useEffect(updateEnds, [])

  /** Scrolls a focused slide into view as a whole. */
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
    <section className={className} aria-label={label}>
      <ul
        ref={row}
        className={styles.row}
        tabIndex={0}
        aria-label={label}
        onFocus={showWhole}
        onKeyDown={onKeyDown}
        onScroll={updateEnds}
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

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useInView } from '../../../kit/useInView.ts'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'

/** The time for which a slide is shown, in milliseconds. */
const delay = 2500

/** `screens`: each slide is as large as the scroller; `cards`: a row of slides, several of them visible at a time. */
type SlideKind = 'screens' | 'cards'

export interface SlidesState {
  /** The index of the slide in front, from 0; for cards, of the first visible one. */
  index: number
  /** The largest value of `index`. The last cards share a stop at the end of their row. */
  last: number
  /** Whether the styles make the sections slides at this width. */
  isSliding: boolean
  /** Whether the slides advance by themselves: the visitor's choice, else `plays` and the motion setting. */
  isPlaying: boolean
  toggle: () => void
  goTo: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Call this when the visitor moves the slides; it stops them from advancing. */
  onOwnMove: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
  /** For elements over which a resting mouse pauses the slides. */
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
}

/** The share of the screen's height that a key scrolls the page by. */
const pageStep = 0.7

/** The time after a turn of the wheel in which it moves no further slide, in milliseconds. It covers inertial scrolling. */
const wheelRest = 800

/** Returns the scroll axis, or undefined when the scroller does not overflow. */
function axisOf(scroller: HTMLElement): 'x' | 'y' | undefined {
  const { overflowY } = getComputedStyle(scroller)
  if (overflowY === 'visible') return undefined
  if (scroller.scrollWidth > scroller.clientWidth + 1) return 'x'
  return scroller.scrollHeight > scroller.clientHeight + 1 ? 'y' : undefined
}

/** Smaller differences of scroll positions are ignored, in pixels, because browsers round them. */
const slack = 2

/** Returns the scroll positions of the slides, in pixels and ascending. Slides beyond the end share the last position. */
function stopsOf(scroller: HTMLElement): number[] {
  const isAcross = axisOf(scroller) === 'x'
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller
  const most = isAcross ? scrollWidth - clientWidth : scrollHeight - clientHeight
  const start = (isAcross && Number.parseFloat(getComputedStyle(scroller).scrollPaddingInlineStart)) || 0
  return [...scroller.querySelectorAll<HTMLElement>('[data-part="slide"]')]
    .map(({ offsetLeft, offsetTop }) => Math.max(0, Math.min((isAcross ? offsetLeft : offsetTop) - start, most)))
    .toSorted((one, other) => one - other)
    .filter((stop, at, all) => at === 0 || stop - all[at - 1]! > slack)
}

/** Returns `instant` when the visitor prefers reduced motion, else `smooth`. */
const behaviour = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Scrolls to a slide. */
function scrollToSlide(scroller: HTMLElement, at: number): void {
  const to = stopsOf(scroller)[at] ?? 0
  scroller.scrollTo({ ...(axisOf(scroller) === 'x' ? { left: to } : { top: to }), behavior: behaviour() })
}

/** Returns the slide that contains the element, or undefined for the controls. */
const slideOf = (part: Element | null) => part?.closest('[data-part="slide"]') ?? undefined
const isInSlide = (part: Element | null) => slideOf(part) !== undefined

const across = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** The number of slides that a key moves by; infinite for the first or last slide. */
const steps: Readonly<Record<SlideKind, Readonly<Partial<Record<string, number>>>>> = {
  screens: { ...across, ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 },
  cards: across,
}

/** The scroll axis on which the wheel moves by one slide. */
const turned: Readonly<Record<SlideKind, 'x' | 'y'>> = { screens: 'y', cards: 'x' }

/** The number of slides, from the one in front on, whose pictures are loaded early. */
const ahead: Readonly<Record<SlideKind, number>> = { screens: 2, cards: 6 }

/**
 * Returns state and handlers for a scroller with slides. Touch scrolling and snapping are left to the browser. The hook adds
 * the wheel, keys and position. It advances the slides if `plays` is set and reduced motion is not preferred.
 */
export function useSlides(
  scroller: RefObject<HTMLElement | null>,
  plays: boolean,
  kind: SlideKind = 'screens',
): SlidesState {
  const motion = useMotionAllowed()
  const { isInView } = useInView(scroller)
  const [{ index, last }, setPlace] = useState({ index: 0, last: 0 })
  const [isSliding, setSliding] = useState(false)
  const [choice, setChoice] = useState<boolean>()
  const [isHeld, setHeld] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const front = useRef(0)
  const isPlaying = plays && (choice ?? motion)

  const look = useEffectEvent(() => {
    const row = scroller.current
    if (!row) return
    const axis = axisOf(row)
    setSliding(axis !== undefined)
    const stops = axis ? stopsOf(row) : [0]
    const farFrom = (stop = 0) => Math.abs(stop - (axis === 'x' ? row.scrollLeft : row.scrollTop))
    const next = stops.reduce((nearest, stop, at) => (farFrom(stop) < farFrom(stops[nearest]) ? at : nearest), 0)
    const isUnreachable = kind === 'screens' && axis && next !== front.current
    if (isUnreachable && row.contains(document.activeElement) && isInSlide(document.activeElement))
      row.focus({ preventScroll: true })
    front.current = next
    const end = stops.length - 1
    setPlace((before) => (before.index === next && before.last === end ? before : { index: next, last: end }))
  })

  useEffect(() => {
    const row = scroller.current!
    const observer = new ResizeObserver(() => look())
    const follow = () => look()
    observer.observe(row)
    row.addEventListener('scroll', follow)
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', follow)
    }
  }, [scroller])

  // One notch of the wheel is too short to reach the next snap point. React's wheel listeners are passive, so they cannot
  // prevent the default.
  useEffect(() => {
    const row = scroller.current!
    let begun = -wheelRest
    const turn = (event: WheelEvent) => {
      const { deltaY, deltaX, ctrlKey, timeStamp } = event
      if (ctrlKey || Math.abs(deltaY) <= Math.abs(deltaX) || axisOf(row) !== turned[kind]) return
      setChoice(false)
      const isResting = timeStamp - begun < wheelRest
      const to = front.current + Math.sign(deltaY)
      if (!isResting && to >= stopsOf(row).length) return
      event.preventDefault()
      if (deltaY < 0 && scrollY > 0) scrollBy({ top: deltaY })
      else if (!isResting && to >= 0) {
        begun = timeStamp
        scrollToSlide(row, to)
      }
    }
    row.addEventListener('wheel', turn, { passive: false })
    return () => row.removeEventListener('wheel', turn)
  }, [scroller, kind])

  // Lazy loading ignores pictures outside the scroller's visible area, so the neighbours of the current slide are loaded here.
  useEffect(() => {
    if (!isSliding) return
    const slides = [...scroller.current!.querySelectorAll('[data-part="slide"]')]
    const near = [...slides, ...slides].slice(index, index + ahead[kind]).concat(slides[index - 1] ?? [])
    for (const picture of near.flatMap((slide) => [...slide.querySelectorAll('img')]))
      if (picture.checkVisibility()) picture.loading = 'eager'
  }, [scroller, isSliding, index, kind])

  const isMoving = isPlaying && isSliding && isInView && !isHeld && !isPointedAt
  useEffect(() => {
    if (!isMoving) return undefined
    // Every change of slide restarts the timer.
    const timer = setTimeout(() => scrollToSlide(scroller.current!, index < last ? index + 1 : 0), delay)
    return () => clearTimeout(timer)
  }, [scroller, isMoving, index, last])

  return {
    index,
    last,
    isSliding,
    isPlaying,
    toggle: () => setChoice(!isPlaying),
    goTo: (to) => {
      setChoice(false)
      if (scroller.current) scrollToSlide(scroller.current, to)
    },
    onKeyDown: (event) => {
      const by = steps[kind][event.key]
      if (by === undefined || !isSliding) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const to = Math.max(0, Math.min(front.current + by, last))
      // Past the last slide a key scrolls the page, and on the way back until the slides fill the screen again.
      if (kind === 'screens' && Number.isFinite(by) && (to === front.current || (by < 0 && scrollY > 0))) {
        scrollBy({ top: by * innerHeight * pageStep })
        return
      }
      setChoice(false)
      scrollToSlide(scroller.current!, to)
    },
    onOwnMove: () => setChoice(false),
    onFocus: ({ target }) => {
      const slide = target.matches(':focus-visible') ? slideOf(target) : undefined
      setHeld(slide !== undefined)
      // The browser scrolls only until the card is visible, and snapping would undo that.
      if (kind === 'cards') slide?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: behaviour() })
    },
    onBlur: () => setHeld(false),
    onPointerEnter: ({ pointerType }) => setPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
  }
}

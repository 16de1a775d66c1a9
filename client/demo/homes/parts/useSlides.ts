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

/** The time that a slide stays, in milliseconds. */
const delay = 2500

/** `screens`: each as large as the scroller; `cards`: in a row, of different widths, several visible at a time. */
type SlideKind = 'screens' | 'cards'

export interface SlidesState {
  /** The index of the current slide, from 0. With `cards` it is the first visible one. */
  index: number
  /** The largest possible `index`. With `cards` several last slides share one position. */
  last: number
  /** Whether the style makes slides at this width. Otherwise they are sections of the page. */
  isSliding: boolean
  /** Whether the slides advance by themselves. The visitor's choice has priority over the default. */
  isPlaying: boolean
  toggle: () => void
  goTo: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** Call it when the visitor moves the slides: it stops the automatic advance. */
  onOwnMove: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
  /** For elements that pause the automatic advance while the mouse is over them. */
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
}

/** The share of the screen's height by which a key scrolls the page. */
const pageStep = 0.7

/** The time in which further wheel events belong to the same turn, in milliseconds: one turn moves one slide. */
const wheelPause = 800

/** Returns the scroll axis; undefined when nothing overflows. */
function axisOf(scroller: HTMLElement): 'x' | 'y' | undefined {
  const { overflowY } = getComputedStyle(scroller)
  if (overflowY === 'visible') return undefined
  if (scroller.scrollWidth > scroller.clientWidth + 1) return 'x'
  return scroller.scrollHeight > scroller.clientHeight + 1 ? 'y' : undefined
}

/** The tolerance for equal positions, in pixels: browsers round them. */
const slack = 2

/** Returns the scroll position of each slide in pixels, in rising order. Slides with the same position share a stop. */
function stopsOf(scroller: HTMLElement): number[] {
  const isAcross = axisOf(scroller) === 'x'
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller
  const most = isAcross ? scrollWidth - clientWidth : scrollHeight - clientHeight
  const start = (isAcross && Number.parseFloat(getComputedStyle(scroller).scrollPaddingInlineStart)) || 0
  return [...scroller.querySelectorAll<HTMLElement>('[data-part="slide"]')]
    .map(({ offsetLeft, offsetTop }) => Math.max(0, Math.min((isAcross ? offsetLeft : offsetTop) - start, most)))
    .toSorted((one, other) => one - other)
    .filter((stop, slideIndex, all) => slideIndex === 0 || stop - all[slideIndex - 1]! > slack)
}

/** Returns 'instant' when the visitor prefers reduced motion. */
const behaviour = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Scrolls to a slide. */
function scrollToSlide(scroller: HTMLElement, slideIndex: number): void {
  const to = stopsOf(scroller)[slideIndex] ?? 0
  scroller.scrollTo({ ...(axisOf(scroller) === 'x' ? { left: to } : { top: to }), behavior: behaviour() })
}

/** Returns the slide that contains an element; undefined for the controls. */
const slideOf = (part: Element | null) => part?.closest('[data-part="slide"]') ?? undefined
const isInSlide = (part: Element | null) => slideOf(part) !== undefined

const across = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** The number of slides that a key moves; infinite for the first and last slide. */
const steps: Readonly<Record<SlideKind, Readonly<Partial<Record<string, number>>>>> = {
  screens: { ...across, ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 },
  cards: across,
}

/** The scroll axis on which the wheel moves the slides. */
const wheelAxes: Readonly<Record<SlideKind, 'x' | 'y'>> = { screens: 'y', cards: 'x' }

/** The number of slides, from the current one, whose pictures are loaded early. */
const preloadCount: Readonly<Record<SlideKind, number>> = { screens: 2, cards: 6 }

/**
 * Controls a scroller whose slides snap by CSS and follow touch by themselves. It adds wheel, keys, the current index and, with
 * `plays`, the automatic advance unless the visitor prefers reduced motion.
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
    const distanceTo = (stop = 0) => Math.abs(stop - (axis === 'x' ? row.scrollLeft : row.scrollTop))
    const next = stops.reduce(
      (nearest, stop, slideIndex) => (distanceTo(stop) < distanceTo(stops[nearest]) ? slideIndex : nearest),
      0,
    )
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

  // A notch of the wheel is too short for snapping to advance. React's wheel listener is passive, so this one is native.
  useEffect(() => {
    const row = scroller.current!
    let wheelStartedAt = -wheelPause
    const turn = (event: WheelEvent) => {
      const { deltaY, deltaX, ctrlKey, timeStamp } = event
      if (ctrlKey || Math.abs(deltaY) <= Math.abs(deltaX) || axisOf(row) !== wheelAxes[kind]) return
      setChoice(false)
      const isResting = timeStamp - wheelStartedAt < wheelPause
      const to = front.current + Math.sign(deltaY)
      if (!isResting && to >= stopsOf(row).length) return
      event.preventDefault()
      if (deltaY < 0 && scrollY > 0) scrollBy({ top: deltaY })
      else if (!isResting && to >= 0) {
        wheelStartedAt = timeStamp
        scrollToSlide(row, to)
      }
    }
    row.addEventListener('wheel', turn, { passive: false })
    return () => row.removeEventListener('wheel', turn)
  }, [scroller, kind])

  // Browsers do not load lazy pictures outside a scroller's visible part, so the slides next to it are loaded eagerly.
  useEffect(() => {
    if (!isSliding) return
    const slides = [...scroller.current!.querySelectorAll('[data-part="slide"]')]
    const near = [...slides, ...slides].slice(index, index + preloadCount[kind]).concat(slides[index - 1] ?? [])
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
      // At the ends a key scrolls the page. On the way back it does so until the slides fill the screen again.
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
      // The browser scrolls as little as possible to the focus, and snapping undoes that.
      if (kind === 'cards') slide?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: behaviour() })
    },
    onBlur: () => setHeld(false),
    onPointerEnter: ({ pointerType }) => setPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
  }
}

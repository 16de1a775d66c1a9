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

/** Milliseconds that a slide stays. */
const delay = 2500

/** `screens`: each as large as the scroller; `cards`: in a row, each as wide as it is, several of them seen at a time. */
type SlideKind = 'screens' | 'cards'

export interface SlidesState {
  /** Of the slide in front, from 0; of cards, the one at the beginning of what is seen. */
  index: number
  /** The greatest that `index` becomes: the last cards end with their row. */
  last: number
  /** Whether the style makes it slides at this width: elsewhere they are sections of the page. */
  isSliding: boolean
  /** Whether they go on by themselves, as far as the visitor has not said otherwise. */
  isPlaying: boolean
  toggle: () => void
  goTo: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  /** The visitor moves the slides, or is about to. */
  onOwnMove: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
  /** Where a pointer that rests holds them. */
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: () => void
}

/** How much of the screen's height a key scrolls the page by. */
const pageStep = 0.7

/** Milliseconds in which one turn of the wheel, however long it runs out, is one slide. */
const wheelRest = 800

/** Which way it scrolls; undefined where it holds no more than is seen. */
function axisOf(scroller: HTMLElement): 'x' | 'y' | undefined {
  const { overflowY } = getComputedStyle(scroller)
  if (overflowY === 'visible') return undefined
  if (scroller.scrollWidth > scroller.clientWidth + 1) return 'x'
  return scroller.scrollHeight > scroller.clientHeight + 1 ? 'y' : undefined
}

/** Differences of a place that are none, in pixels: the browser rounds. */
const slack = 2

/** How far it is scrolled when each slide begins, in pixels and in order; slides that end with it share a stop. */
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

/** @returns 'instant' for who asked for rest */
const behaviour = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Brings a slide to the front. */
function scrollToSlide(scroller: HTMLElement, at: number): void {
  const to = stopsOf(scroller)[at] ?? 0
  scroller.scrollTo({ ...(axisOf(scroller) === 'x' ? { left: to } : { top: to }), behavior: behaviour() })
}

/** Undefined for the controls. */
const slideOf = (part: Element | null) => part?.closest('[data-part="slide"]') ?? undefined
const isInSlide = (part: Element | null) => slideOf(part) !== undefined

const across = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** By how many slides a key moves; infinite for an end. */
const steps: Readonly<Record<SlideKind, Readonly<Partial<Record<string, number>>>>> = {
  screens: { ...across, ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 },
  cards: across,
}

/** Which way they scroll where the wheel turns them. */
const turned: Readonly<Record<SlideKind, 'x' | 'y'>> = { screens: 'y', cards: 'x' }

/** So many slides from the one in front have their pictures asked for. */
const ahead: Readonly<Record<SlideKind, number>> = { screens: 2, cards: 6 }

/**
 * Slides of a scroller: a finger scrolls it, its style lets it snap. Script adds wheel and keys, says where it is, and moves it
 * on where it `plays` and nobody asked for rest.
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

  // A notch of the wheel is too little for snapping to go on. It cannot be React's: its listener must not be passive.
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

  // A picture out of a scroller's sight is not asked for, however near it is: its neighbours ask for theirs.
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
    // Every change of slide begins the time anew.
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
      // Past the last slide a key is the page's, and on the way back until the slides fill the screen again.
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
      // The browser scrolls no further than it must, and snapping takes that back.
      if (kind === 'cards') slide?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: behaviour() })
    },
    onBlur: () => setHeld(false),
    onPointerEnter: ({ pointerType }) => setPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => setPointedAt(false),
  }
}

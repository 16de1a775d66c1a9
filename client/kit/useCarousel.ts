import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Swiper } from 'swiper'

/** Milliseconds from one change of slide to the next. */
export const carouselDelay = 3000
/** How long a change takes (`--duration-calm`). */
const speed = 600

const rest = '(prefers-reduced-motion: reduce)'

export type CarouselEffect = 'slide' | 'fade'

interface CarouselParts {
  /** All of it, controls included. */
  carousel: RefObject<HTMLElement | null>
  /** What the slides are seen through; it scrolls until Swiper has come. */
  viewport: RefObject<HTMLElement | null>
  /** What holds the slides. */
  track: RefObject<HTMLElement | null>
}

interface CarouselOptions {
  effect: CarouselEffect
  isCentred: boolean
  /** The number of different slides. */
  total: number
}

export interface CarouselState {
  /** Whether Swiper is there, and there is something to move: until then the slides are a row that scrolls. */
  isReady: boolean
  /** Of the slide in front, from 0, in the order of the document. */
  index: number
  /** What the visitor wants. */
  isPlaying: boolean
  /** Whether it does move by itself at the moment. */
  isMoving: boolean
  /** How often the track holds all slides: a loop needs more of them than are seen at once. */
  sets: number
  toggle: () => void
  previous: () => void
  next: () => void
  goTo: (index: number) => void
}

/** Carousels in view. */
const inView = new Set<HTMLElement>()

/** Whether a carousel is the one in view that is nearest to the middle of the screen: only that one takes the arrow keys. */
function isInFront(carousel: HTMLElement): boolean {
  const distance = (one: HTMLElement) => {
    const { top, height } = one.getBoundingClientRect()
    return Math.abs(top + height / 2 - innerHeight / 2)
  }
  return inView.has(carousel) && [...inView].every((other) => distance(other) >= distance(carousel))
}

/** How many slides stand beside each other, and how far apart: the style says so. */
function layoutOf(viewport: HTMLElement) {
  const style = getComputedStyle(viewport)
  return {
    slidesPerView: Number(style.getPropertyValue('--per-view')),
    spaceBetween: Number.parseFloat(style.getPropertyValue('--slide-gap')),
  }
}

/** Calls back once, when something is at most a screen away from what is seen. Answers how to call it off. */
function whenNear(part: Element, isNear: () => Promise<void>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)!.isIntersecting) return
      observer.disconnect()
      void isNear()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(part)
  return () => observer.disconnect()
}

/** Loads Swiper and lets it have the row; undefined where it does not come, and the row goes on scrolling. */
const loadSwiper = () => import('./swiper.ts').catch(() => undefined)

/** Turns a row that scrolls into a carousel that loops and moves by itself. */
export function useCarousel(
  { carousel, viewport, track }: CarouselParts,
  { effect, isCentred, total }: CarouselOptions,
): CarouselState {
  const swiper = useRef<Swiper>(undefined)
  const [isReady, setReady] = useState(false)
  const [index, setIndex] = useState(0)
  const [sets, setSets] = useState(1)
  const [isPlaying, setPlaying] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const isMoving = isReady && isPlaying && isSeen && !isHeld

  useEffect(() => {
    const [whole, row, slides] = [carousel.current!, viewport.current!, track.current!]
    let isGone = false
    // A first visit does not wait for the carousels further down.
    const callOff = whenNear(whole, async () => {
      const loaded = await loadSwiper()
      if (!loaded || isGone) return
      const start = (initialSlide: number) => {
        const layout = layoutOf(row)
        // Swiper's loop needs a slide to spare; a centred one at each side. Copies stay: a narrower screen loops them, too.
        const needed = Math.ceil(layout.slidesPerView) + 1 + Number(isCentred)
        const copied = Math.ceil(needed / total)
        if (total > 1 && slides.children.length < needed) flushSync(() => setSets(copied))
        const made = new loaded.Swiper(row, {
          modules: [loaded.EffectFade],
          wrapperClass: slides.classList[0]!,
          slideClass: slides.children[0]!.classList[0]!,
          ...layout,
          speed: matchMedia(rest).matches ? 0 : speed,
          initialSlide,
          effect,
          fadeEffect: { crossFade: true },
          centeredSlides: isCentred,
          // Every press counts, also while a slide is still on its way.
          loopPreventsSliding: false,
          loop: total > 1,
        })
        swiper.current = made
        // Out of sight, out of reach.
        const settle = () => {
          const first = made.activeIndex
          const last = isCentred ? first : first + Math.floor(layout.slidesPerView) - 1
          for (const [at, slide] of made.slides.entries()) slide.inert = at < first || at > last
          setIndex(made.realIndex % total)
        }
        settle()
        setReady(!made.isLocked)
        made.on('slideChange', settle)
        made.on('sliderFirstMove', () => setHeld(true))
        made.on('touchEnd', (_, event) =>
          setHeld('pointerType' in event && event.pointerType === 'mouse' && whole.matches(':hover')),
        )
        made.on('resize', () => {
          const now = layoutOf(row)
          if (now.slidesPerView === layout.slidesPerView && now.spaceBetween === layout.spaceBetween) return
          const current = made.realIndex
          made.destroy()
          start(current)
        })
      }
      // Where the visitor has scrolled to.
      const first = slides.children[0]!.getBoundingClientRect().width
      const scrolled = Math.round(row.scrollLeft / (first || 1))
      row.scrollLeft = 0
      start(scrolled)
    })
    return () => {
      isGone = true
      callOff()
      const made = swiper.current
      swiper.current = undefined
      if (!made) return
      for (const slide of made.slides) slide.inert = false
      made.destroy()
      setReady(false)
    }
  }, [carousel, viewport, track, effect, isCentred, total])

  // Whoever asked for rest may still press play: then slides change without a glide.
  useEffect(() => {
    const query = matchMedia(rest)
    const follow = () => {
      setPlaying(!query.matches)
      if (swiper.current) swiper.current.params.speed = query.matches ? 0 : speed
    }
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])

  useEffect(() => {
    const whole = carousel.current!
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting } = entries.at(-1)!
        setSeen(isIntersecting)
        if (isIntersecting) inView.add(whole)
        else inView.delete(whole)
      },
      { threshold: 0.25 },
    )
    observer.observe(whole)
    return () => {
      observer.disconnect()
      inView.delete(whole)
    }
  }, [carousel])

  // The pointer that rests on it, and the keyboard's focus in it, hold it. A click's focus does not: it would never go on.
  useEffect(() => {
    const whole = carousel.current!
    const isFocused = () => whole.matches(':has(:focus-visible)')
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setHeld(true)
    }
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setHeld(isFocused())
    }
    const focus = () => {
      if (isFocused()) setHeld(true)
    }
    const blur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && whole.contains(relatedTarget))) setHeld(whole.matches(':hover'))
    }
    whole.addEventListener('pointerenter', enter)
    whole.addEventListener('pointerleave', leave)
    whole.addEventListener('focusin', focus)
    whole.addEventListener('focusout', blur)
    return () => {
      whole.removeEventListener('pointerenter', enter)
      whole.removeEventListener('pointerleave', leave)
      whole.removeEventListener('focusin', focus)
      whole.removeEventListener('focusout', blur)
    }
  }, [carousel])

  // Swiper's own would move every carousel in view, and take the arrows from whatever else has the focus.
  useEffect(() => {
    const whole = carousel.current!
    const press = (event: KeyboardEvent) => {
      const isNext = event.key === 'ArrowRight'
      // Between leaving the page and taking this away a key may still come.
      if (!swiper.current || !track.current || !viewport.current) return
      if (event.defaultPrevented || !(isNext || event.key === 'ArrowLeft')) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const focused = document.activeElement
      const isInside = focused !== null && whole.contains(focused)
      if (!isInside && (focused !== document.body || !isInFront(whole))) return
      event.preventDefault()
      // The slide with the focus goes out of reach.
      if (track.current.contains(focused)) viewport.current.focus()
      if (isNext) swiper.current.slideNext()
      else swiper.current.slidePrev()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [carousel, viewport, track])

  // Every change, whoever made it, begins the time anew.
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => swiper.current?.slideNext(), carouselDelay)
    return () => clearInterval(timer)
  }, [isMoving, index])

  return {
    isReady,
    index,
    isPlaying,
    isMoving,
    sets,
    toggle() {
      setPlaying(!isPlaying)
      // Whoever presses play means now, though pointer and focus are still there.
      setHeld(false)
    },
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
    goTo(to) {
      const { current } = swiper
      // Within the set in front, so that it is not the long way round.
      current?.slideToLoop(current.realIndex - (current.realIndex % total) + to)
    },
  }
}

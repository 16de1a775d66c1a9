import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Swiper } from 'swiper'

/** The time between two slides, in milliseconds. */
export const carouselDelay = 3000
/** The duration of a change of slide, in milliseconds (`--duration-calm`). */
const speed = 600

const reducedMotion = '(prefers-reduced-motion: reduce)'

export type CarouselEffect = 'slide' | 'fade'

interface CarouselParts {
  /** The whole carousel, with its controls. */
  carousel: RefObject<HTMLElement | null>
  /** The visible window on the slides. It scrolls until Swiper has loaded. */
  viewport: RefObject<HTMLElement | null>
  /** The element that holds the slides. */
  track: RefObject<HTMLElement | null>
}

interface CarouselOptions {
  effect: CarouselEffect
  isCentred: boolean
  /** The number of different slides. */
  total: number
}

export interface CarouselState {
  /** Whether Swiper has loaded and there is more than one view. Until then the slides are a row that scrolls. */
  isReady: boolean
  /** The index of the current slide, from 0, in document order. */
  index: number
  /** Whether the visitor wants it to play. */
  isPlaying: boolean
  /** Whether it advances by itself now. */
  isMoving: boolean
  /** The number of times that the track holds all slides. A loop needs more slides than are visible at once. */
  sets: number
  toggle: () => void
  previous: () => void
  next: () => void
  goTo: (index: number) => void
}

const inView = new Set<HTMLElement>()

/**
 * Returns whether a carousel is nearest to the middle of the screen among those in view. Only that one gets the arrow
 * keys.
 */
function isInFront(carousel: HTMLElement): boolean {
  const distance = (one: HTMLElement) => {
    const { top, height } = one.getBoundingClientRect()
    return Math.abs(top + height / 2 - innerHeight / 2)
  }
  return inView.has(carousel) && [...inView].every((other) => distance(other) >= distance(carousel))
}

/** Returns the number of slides side by side and their gap, both set by CSS. */
function layoutOf(viewport: HTMLElement) {
  const style = getComputedStyle(viewport)
  return {
    slidesPerView: Number(style.getPropertyValue('--per-view')),
    spaceBetween: Number.parseFloat(style.getPropertyValue('--slide-gap')),
  }
}

/**
 * Calls back once when an element is at most one screen away from the visible area.
 * @returns a function that cancels it
 */
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

/** Loads Swiper. Resolves with undefined if that fails; the row then keeps scrolling. */
const loadSwiper = () => import('./swiper.ts').catch(() => undefined)

/** Turns a row that scrolls into a carousel with loop and automatic advance. */
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
    let isUnmounted = false
    // Carousels further down do not delay the first view.
    const cancel = whenNear(whole, async () => {
      const loaded = await loadSwiper()
      if (!loaded || isUnmounted) return
      const start = (initialSlide: number) => {
        const layout = layoutOf(row)
        // Swiper's loop needs a spare slide, and one on each side of a centred slide. The copies stay for narrower
        // screens.
        const minSlides = Math.ceil(layout.slidesPerView) + 1 + Number(isCentred)
        const copied = Math.ceil(minSlides / total)
        if (total > 1 && slides.children.length < minSlides) flushSync(() => setSets(copied))
        const instance = new loaded.Swiper(row, {
          modules: [loaded.EffectFade],
          wrapperClass: slides.classList[0]!,
          slideClass: slides.children[0]!.classList[0]!,
          ...layout,
          speed: matchMedia(reducedMotion).matches ? 0 : speed,
          initialSlide,
          effect,
          fadeEffect: { crossFade: true },
          centeredSlides: isCentred,
          // Each press counts, also during a change of slide.
          loopPreventsSliding: false,
          loop: total > 1,
        })
        swiper.current = instance
        // Slides out of view are inert.
        const settle = () => {
          const first = instance.activeIndex
          const last = isCentred ? first : first + Math.floor(layout.slidesPerView) - 1
          for (const [slideIndex, slide] of instance.slides.entries())
            slide.inert = slideIndex < first || slideIndex > last
          setIndex(instance.realIndex % total)
        }
        settle()
        setReady(!instance.isLocked)
        instance.on('slideChange', settle)
        instance.on('sliderFirstMove', () => setHeld(true))
        instance.on('touchEnd', (_, event) =>
          setHeld('pointerType' in event && event.pointerType === 'mouse' && whole.matches(':hover')),
        )
        instance.on('resize', () => {
          const newLayout = layoutOf(row)
          if (newLayout.slidesPerView === layout.slidesPerView && newLayout.spaceBetween === layout.spaceBetween) return
          const current = instance.realIndex
          instance.destroy()
          start(current)
        })
      }
      // Starts with the slide that the visitor has scrolled to.
      const first = slides.children[0]!.getBoundingClientRect().width
      const scrolled = Math.round(row.scrollLeft / (first || 1))
      row.scrollLeft = 0
      start(scrolled)
    })
    return () => {
      isUnmounted = true
      cancel()
      const instance = swiper.current
      swiper.current = undefined
      if (!instance) return
      for (const slide of instance.slides) slide.inert = false
      instance.destroy()
      setReady(false)
    }
  }, [carousel, viewport, track, effect, isCentred, total])

  // Under reduced motion a visitor can still press play; the slides then change without animation.
  useEffect(() => {
    const query = matchMedia(reducedMotion)
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

  // A resting pointer and keyboard focus stop the carousel. Focus by click does not: it would stay and stop the
  // carousel forever.
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

  // Swiper's own keyboard module moves all carousels in view and takes the arrow keys from other focused elements.
  useEffect(() => {
    const whole = carousel.current!
    const press = (event: KeyboardEvent) => {
      const isNext = event.key === 'ArrowRight'
      // A key may arrive between leaving the page and removing this listener.
      if (!swiper.current || !track.current || !viewport.current) return
      if (event.defaultPrevented || !(isNext || event.key === 'ArrowLeft')) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const focused = document.activeElement
      const isInside = focused !== null && whole.contains(focused)
      if (!isInside && (focused !== document.body || !isInFront(whole))) return
      event.preventDefault()
      // The focused slide becomes inert.
      if (track.current.contains(focused)) viewport.current.focus()
      if (isNext) swiper.current.slideNext()
      else swiper.current.slidePrev()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [carousel, viewport, track])

  // Each change of slide restarts the timer.
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
      // A press on play counts although pointer and focus are still there.
      setHeld(false)
    },
    previous: () => swiper.current?.slidePrev(),
    next: () => swiper.current?.slideNext(),
    goTo(to) {
      const { current } = swiper
      // Counts from the current set, because that way is shorter.
      current?.slideToLoop(current.realIndex - (current.realIndex % total) + to)
    },
  }
}

import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

interface SwipeOptions {
  hasPrevious: boolean
  hasNext: boolean
  /** -1 is the previous picture, 1 the next. */
  onSwipe: (step: -1 | 1) => void
}

interface Swipe {
  stage: RefObject<HTMLDivElement | null>
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
}

/** The distance in pixels after which the direction of a touch is known. */
const slop = 10
/** The threshold of a swipe: a share of the stage's width, or a speed in pixels per millisecond. */
const swipeThreshold = { part: 0.2, speed: 0.5 }
/** The share of the finger's movement that the picture follows at either end. */
const resistance = 0.3

/**
 * Handles horizontal swipes. During a swipe the stage has `data-dragging`, and `--drag` is the distance. A second
 * finger, vertical movement and a zoomed page are left to the browser.
 */
export function useSwipe({ hasPrevious, hasNext, onSwipe }: SwipeOptions): Swipe {
  const stage = useRef<HTMLDivElement>(null)
  const finger = useRef<{ id: number; x: number; y: number; start: number; isSideways: boolean }>(undefined)

  function reset() {
    finger.current = undefined
    if (!stage.current) return
    delete stage.current.dataset['dragging']
    stage.current.style.removeProperty('--drag')
  }

  // On a zoomed page a touch moves the view.
  useEffect(() => {
    const viewport = window.visualViewport
    const look = () => stage.current?.toggleAttribute('data-zoomed', (viewport?.scale ?? 1) > 1.01)
    viewport?.addEventListener('resize', look)
    look()
    return () => viewport?.removeEventListener('resize', look)
  }, [])

  return {
    stage,
    handlers: {
      onPointerDown({ pointerType, pointerId, isPrimary, clientX, clientY, timeStamp }) {
        if (pointerType === 'mouse') return
        if (!isPrimary || stage.current?.hasAttribute('data-zoomed')) reset()
        else finger.current = { id: pointerId, x: clientX, y: clientY, start: timeStamp, isSideways: false }
      },

      onPointerMove({ pointerId, clientX, clientY, currentTarget }) {
        const from = finger.current
        if (from?.id !== pointerId) return
        const [x, y] = [clientX - from.x, clientY - from.y]
        if (!from.isSideways) {
          if (Math.max(Math.abs(x), Math.abs(y)) < slop) return
          if (Math.abs(y) >= Math.abs(x)) return reset()
          from.isSideways = true
          currentTarget.setPointerCapture(pointerId)
        }
        const hasMore = x < 0 ? hasNext : hasPrevious
        currentTarget.dataset['dragging'] = ''
        currentTarget.style.setProperty('--drag', `${hasMore ? x : x * resistance}px`)
      },

      onPointerUp({ pointerId, clientX, timeStamp, currentTarget }) {
        const from = finger.current
        if (from?.id !== pointerId) return
        reset()
        if (!from.isSideways) return
        const x = clientX - from.x
        const speed = Math.abs(x) / Math.max(1, timeStamp - from.start)
        if (Math.abs(x) > currentTarget.clientWidth * swipeThreshold.part || speed > swipeThreshold.speed)
          onSwipe(x < 0 ? 1 : -1)
      },

      onPointerCancel: reset,
    },
  }
}

import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

interface SwipeOptions {
  hasPrevious: boolean
  hasNext: boolean
  /** -1 is to the previous, 1 to the next. */
  onSwipe: (step: -1 | 1) => void
}

interface Swipe {
  stage: RefObject<HTMLDivElement | null>
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
}

/** How far a finger moves before it is known where it goes, in pixels. */
const slop = 10
/** What turns the page: this part of the stage, or this speed in pixels for each millisecond. */
const enough = { part: 0.2, speed: 0.5 }
/** How much of its way the picture follows where nothing comes any more. */
const resistance = 0.3

/**
 * Swipes from side to side. While a finger is under way, the stage has `data-dragging` and `--drag` says how far it is.
 * A second finger, a way up or down, and a page that is zoomed in are the browser's own business.
 */
export function useSwipe({ hasPrevious, hasNext, onSwipe }: SwipeOptions): Swipe {
  const stage = useRef<HTMLDivElement>(null)
  const finger = useRef<{ id: number; x: number; y: number; start: number; isSideways: boolean }>(undefined)

  function letGo() {
    finger.current = undefined
    if (!stage.current) return
    delete stage.current.dataset['dragging']
    stage.current.style.removeProperty('--drag')
  }

  // Who has zoomed in moves the picture under the glass: no touch is ours then.
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
        if (!isPrimary || stage.current?.hasAttribute('data-zoomed')) letGo()
        else finger.current = { id: pointerId, x: clientX, y: clientY, start: timeStamp, isSideways: false }
      },

      onPointerMove({ pointerId, clientX, clientY, currentTarget }) {
        const from = finger.current
        if (from?.id !== pointerId) return
        const [x, y] = [clientX - from.x, clientY - from.y]
        if (!from.isSideways) {
          if (Math.max(Math.abs(x), Math.abs(y)) < slop) return
          if (Math.abs(y) >= Math.abs(x)) return letGo()
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
        letGo()
        if (!from.isSideways) return
        const x = clientX - from.x
        const speed = Math.abs(x) / Math.max(1, timeStamp - from.start)
        if (Math.abs(x) > currentTarget.clientWidth * enough.part || speed > enough.speed) onSwipe(x < 0 ? 1 : -1)
      },

      onPointerCancel: letGo,
    },
  }
}

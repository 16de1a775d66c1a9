import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { windowAddress } from './facts.ts'
import { useMotionAllowed } from '../../../kit/useMotionAllowed.ts'
import styles from './DraggableWindow.module.css'

interface DraggableWindowProps {
  /** The accessible name of the handle. */
  move: string
  children: ReactNode
}

/** The distance that an arrow key moves the window, in pixels. */
const step = 48

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * Renders a window that is dragged by its bar, or moved with the arrow keys, and snaps back when released. It is a decoration
 * only. With reduced motion the window does not move.
 */
export function DraggableWindow({ move, children }: DraggableWindowProps) {
  const mayMove = useMotionAllowed()
  const frame = useRef<HTMLDivElement>(null)
  const from = useRef<readonly [x: number, y: number] | null>(null)
  function place(x: number, y: number) {
    if (!frame.current) return
    frame.current.dataset['held'] = ''
    frame.current.style.translate = `${x}px ${y}px`
  }
  function release() {
    from.current = null
    if (!frame.current) return
    delete frame.current.dataset['held']
    frame.current.style.translate = ''
  }
  const startDrag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId)
    from.current = [clientX, clientY]
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (from.current) place(clientX - from.current[0], clientY - from.current[1])
  }
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    place(...by)
  }
  return (
    <div className={styles.window} ref={frame}>
      <div className={styles.bar}>
        <span className={styles.lamps} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <span translate="no">{windowAddress}</span>
        {mayMove && (
          <button
            type="button"
            className={styles.handle}
            aria-label={move}
            onPointerDown={startDrag}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={release}
            onKeyDown={press}
            onKeyUp={release}
            onBlur={release}
          />
        )}
      </div>
      {children}
    </div>
  )
}

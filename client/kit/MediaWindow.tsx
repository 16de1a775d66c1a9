import { useState, type ReactNode } from 'react'
import { Modal, ModalLink } from './Modal.tsx'

interface MediaWindowProps {
  /** The window's anchor. */
  id: string
  /** What its button says. */
  label: ReactNode
  heading: string
  motion?: 'plain' | 'fade-zoom' | 'rotate-zoom'
  children: ReactNode
}

/** A button, and a window with a film or a map: what plays in it ends when the window closes. */
export function MediaWindow({ id, label, heading, motion = 'plain', children }: MediaWindowProps) {
  const [times, setTimes] = useState(0)
  return (
    <>
      <ModalLink to={id} stage="picture">
        {label}
      </ModalLink>
      <Modal id={id} heading={heading} motion={motion} look="media" onClose={() => setTimes((before) => before + 1)}>
        <div key={times}>{children}</div>
      </Modal>
    </>
  )
}

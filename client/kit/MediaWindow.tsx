import { useState, type ReactNode } from 'react'
import styles from './MediaWindow.module.css'
import { Modal, ModalLink } from './Modal.tsx'
import { ModalStage, type StageLook } from './ModalStage.tsx'

interface MediaWindowProps {
  /** The window's anchor. */
  id: string
  /** What its button says. */
  label: ReactNode
  heading: string
  /** The drawing that the button stands on, if any. */
  stage?: { look: Extract<StageLook, 'place' | 'film' | 'note'>; picture: ReactNode; words?: ReactNode }
  motion?: 'plain' | 'fade-zoom' | 'rotate-zoom'
  children: ReactNode
}

/** A button, and a window with a film or a map: what plays in it ends when the window closes. */
export function MediaWindow({ id, label, heading, stage, motion = 'plain', children }: MediaWindowProps) {
  const [times, setTimes] = useState(0)
  return (
    <>
      {stage ? (
        <ModalStage to={id} {...stage}>
          {label}
        </ModalStage>
      ) : (
        <ModalLink to={id}>{label}</ModalLink>
      )}
      <Modal id={id} heading={heading} motion={motion} look="media" onClose={() => setTimes((before) => before + 1)}>
        <div key={times} className={styles.content}>
          {children}
        </div>
      </Modal>
    </>
  )
}

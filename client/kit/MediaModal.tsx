import { useState, type ReactNode } from 'react'
import styles from './MediaModal.module.css'
import { Modal, ModalLink } from './Modal.tsx'
import { ModalPreview, type ModalPreviewLook } from './ModalPreview.tsx'

interface MediaModalProps {
  /** The anchor of the window. */
  id: string
  /** The label of the button. */
  label: ReactNode
  heading: string
  /** The preview behind the button, if any. */
  stage?: { look: Extract<ModalPreviewLook, 'place' | 'film' | 'note'>; picture: ReactNode; words?: ReactNode }
  motion?: 'plain' | 'fade-zoom' | 'rotate-zoom'
  children: ReactNode
}

/** Renders a button and a window with a film or a map. Closing the window stops the playback. */
export function MediaModal({ id, label, heading, stage, motion = 'plain', children }: MediaModalProps) {
  const [times, setTimes] = useState(0)
  return (
    <>
      {stage ? (
        <ModalPreview to={id} {...stage}>
          {label}
        </ModalPreview>
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

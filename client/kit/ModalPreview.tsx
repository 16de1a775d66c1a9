import type { ReactNode } from 'react'
import { anchorTo } from '../site/anchor.ts'
import { ButtonLink, type ButtonTone } from '../ui/Button.tsx'
import { openerOf } from './Modal.tsx'
import styles from './ModalPreview.module.css'

/**
 * The kind of window that the preview shows. `picture` and `note` have a picture at the side, `form` has fields,
 * `place` is a card on a map, `film` fills the screen.
 */
export type ModalPreviewLook = 'sheet' | 'picture' | 'poster' | 'form' | 'place' | 'film' | 'note'

interface ModalPreviewProps {
  /** The anchor of the window. */
  to: string
  look: ModalPreviewLook
  tone?: ButtonTone
  /** The picture of the window itself. */
  picture?: ReactNode
  /** The first words of the window. */
  words?: ReactNode
  /** The labels of the fields in the window. */
  fields?: readonly string[]
  children: ReactNode
}

/** Renders the button that opens a window, on a small drawing of that window. */
export const ModalPreview = ({ to, look, tone, picture, words, fields, children }: ModalPreviewProps) => (
  <div id={openerOf(to)} className={styles.stage} data-look={look}>
    {look === 'film' || look === 'place' ? <div className={styles.backdrop}>{picture}</div> : null}
    <div className={styles.window}>
      {look === 'picture' || look === 'note' ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.content}>
        {words}
        {fields && (
          <ul className={styles.fields} aria-hidden="true">
            {fields.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        )}
        <ButtonLink tone={tone} to={anchorTo(to)}>
          {children}
        </ButtonLink>
      </div>
    </div>
  </div>
)

import type { ReactNode } from 'react'
import { anchorTo } from '../site/anchor.ts'
import { ButtonLink, type ButtonTone } from '../ui/Button.tsx'
import { openerOf } from './Modal.tsx'
import styles from './ModalStage.module.css'

/**
 * What the window is like: a sheet, a sheet with a picture at its side, a poster, a sheet to fill in, a place on a map, a film on
 * the whole screen, a film and what is written beside it.
 */
export type StageLook = 'sheet' | 'picture' | 'poster' | 'form' | 'place' | 'film' | 'note'

interface ModalStageProps {
  /** The window's anchor. */
  to: string
  look: StageLook
  tone?: ButtonTone
  /** The one of the window itself. */
  picture?: ReactNode
  /** What the window says first. */
  words?: ReactNode
  children: ReactNode
}

/** The button that opens a window, on a small drawing of it: where the window's own button is, there is this one. */
export const ModalStage = ({ to, look, tone, picture, words, children }: ModalStageProps) => (
  <div id={openerOf(to)} className={styles.stage} data-look={look}>
    {look === 'film' || look === 'place' ? <div className={styles.backdrop}>{picture}</div> : null}
    <div className={styles.window}>
      {look === 'picture' || look === 'note' ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.content}>
        {words}
        {look === 'form' && <span className={styles.fields} aria-hidden="true" />}
        <ButtonLink tone={tone} to={anchorTo(to)}>
          {children}
        </ButtonLink>
      </div>
    </div>
  </div>
)

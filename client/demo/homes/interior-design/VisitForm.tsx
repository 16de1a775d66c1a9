import type { ReactNode } from 'react'
import type { PictureFile } from '#shared/content/picture.ts'
import { Picture } from '../../../ui/Picture.tsx'
import styles from './VisitForm.module.css'

interface VisitFormProps {
  id: string
  title: string
  text: string
  picture: PictureFile
  children: ReactNode
}

/** Renders a form that requests a visit, beside a picture that reaches the edge of the screen. */
export const VisitForm = ({ id, title, text, picture, children }: VisitFormProps) => (
  <section className={styles.visit} aria-labelledby={id}>
    <div className={styles.picture}>
      <Picture of={picture} alt="" />
    </div>
    <div className={styles.words}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className={styles.form}>{children}</div>
    </div>
  </section>
)

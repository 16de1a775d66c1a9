import { NameRow } from '../parts/NameRow.tsx'
import styles from './Partners.module.css'

interface PartnersProps {
  words: { title: string; names: Readonly<Record<string, string>> }
}

/** Renders the names of the partners on the badges of the conference, each in letters of its own. */
export const Partners = ({ words }: PartnersProps) => (
  <div className={styles.partners}>
    <NameRow {...words} className={styles.badges} />
  </div>
)

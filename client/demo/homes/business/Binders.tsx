import { wordsIn } from '#locales/translator.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import styles from './Binders.module.css'

/** Renders the names of the clients on the spines of their binders. */
export function Binders() {
  const { i18n } = useTranslation()
  return (
    <ul className={styles.binders}>
      {Object.entries(wordsIn(i18n, 'elements/clients').logos).map(([id, name]) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

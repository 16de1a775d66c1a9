import { wordsIn } from '#locales/translator.ts'
import type { SampleMarkId } from '#shared/content/sampleMarks.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ClientLogo } from '../../../kit/ClientLogo.tsx'
import styles from './Tags.module.css'

/** Renders the logos of the clients on tags in the colours of cut paper. */
export function Tags() {
  const { i18n } = useTranslation()
  const { logos } = wordsIn(i18n, 'elements/clients')
  return (
    <ul className={styles.tags}>
      {(Object.keys(logos) as SampleMarkId[]).map((mark) => (
        <li key={mark}>
          <ClientLogo mark={mark} name={logos[mark]} />
        </li>
      ))}
    </ul>
  )
}

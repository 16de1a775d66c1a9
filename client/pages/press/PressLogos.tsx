import kit from 'virtual:press'
import { pressMarks } from '#shared/content/pressKit.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SectionHeader } from '../../sections/SectionHeader.tsx'
import { Mark } from '../../ui/Logo.tsx'
import { FileLinks } from './FileLinks.tsx'
import styles from './PressLogos.module.css'

/** Renders the mark in each of its colours, on a suitable ground. */
export function PressLogos() {
  const { t } = useTranslation('press')
  return (
    <section className={styles.marks} aria-labelledby="marks">
      <div className={styles.head}>
        <SectionHeader id="marks" title={t('marks.title')} lead={t('marks.lead')} />
      </div>
      <ul className={styles.fields}>
        {pressMarks.map((mark) => (
          <li key={mark} data-mark={mark}>
            <div className={styles.field}>
              <Mark />
            </div>
            <h3>{t(`marks.names.${mark}`)}</h3>
            <FileLinks name={t(`marks.names.${mark}`)} files={kit.marks[mark]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

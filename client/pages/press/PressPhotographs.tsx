import '../../ui/photograph.css'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SectionHeader } from '../../sections/SectionHeader.tsx'
import { useSite } from '../../site/site.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import fileStyles from './FileLinks.module.css'
import styles from './PressPhotographs.module.css'

/** Renders the photographs for journalists, or nothing if there are none. */
export function PressPhotographs() {
  const { t } = useTranslation('press')
  const { pressPhotographs: photographs = [] } = useSite().content ?? {}
  if (photographs.length === 0) return null
  return (
    <section className={styles.photographs} aria-labelledby="photographs">
      <SectionHeader id="photographs" title={t('photographs.title')} lead={t('photographs.lead')} />
      <ul>
        {photographs.map(({ slug, title, lang, picture, credit, file, state }) => (
          <li key={slug} data-draft={state}>
            <div lang={lang} dangerouslySetInnerHTML={{ __html: picture }} />
            <h3 lang={lang}>{title}</h3>
            {credit && <p>{credit}</p>}
            <p className={fileStyles.files}>
              <a href={file.path} download={file.name}>
                <VisuallyHidden>
                  <span lang={lang}>{title}</span>,{' '}
                </VisuallyHidden>
                <span>{file.about}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

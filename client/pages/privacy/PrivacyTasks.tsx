import type { NoticeSectionId } from '#shared/content/privacyNotice.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { anchorTo } from '../../site/anchor.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PrivacyTasks.module.css'

/** The sections about what a visitor can do. */
const tasks = ['access', 'withdraw', 'rights', 'complaint'] as const satisfies readonly NoticeSectionId[]

/** Renders large links to what a visitor can do about stored data. */
export function PrivacyTasks() {
  const { t } = useTranslation('privacy')
  return (
    <ul className={styles.tasks}>
      {tasks.map((id) => (
        <li key={id}>
          <a href={anchorTo(id)}>
            {t(`sections.${id}.title`)}
            <Icon name="chevron" />
          </a>
        </li>
      ))}
    </ul>
  )
}

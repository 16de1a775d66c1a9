import type { ProjectTeaser } from '#shared/content/content.ts'
import { formatMonth } from '#shared/i18n/format.ts'
import { useAddress, useSite } from '../../site/site.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { PageLink } from '../../ui/PageLink.tsx'
import styles from './ProjectFacts.module.css'
import { projectList } from './projectList.ts'

/** Renders the client, the date and the category of a project. The category links to its projects. */
export function ProjectFacts({ project: { client, date, category } }: { project: ProjectTeaser }) {
  const { t } = useTranslation('portfolio')
  const { language } = useSite()
  const address = useAddress()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('facts.client')}</dt>
        <dd>{client}</dd>
      </div>
      <div>
        <dt>{t('facts.date')}</dt>
        <dd>
          <time dateTime={date}>{formatMonth(date, language)}</time>
        </dd>
      </div>
      <div>
        <dt>{t('facts.category')}</dt>
        <dd>
          <PageLink to={address(projectList, { query: { category } })}>{t(`categories.${category}`)}</PageLink>
        </dd>
      </div>
    </dl>
  )
}

import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProjectList } from '../../ProjectList.tsx'
import { ProjectsPage } from '../../ProjectsPage.tsx'
import { useLinkedProjects } from '../../useProjects.ts'

/** The position of the first project, which is upright on the other pages. */
const start = 13

/** Renders every project at an uneven position. */
export default function Scattered() {
  const { t } = useTranslation('portfolio')
  return (
    <ProjectsPage look="wall" heading={t('shows.scattered.heading')} lead={t('shows.scattered.lead')}>
      <ProjectList projects={useLinkedProjects(start)} look="classic" arrangement="scattered" />
    </ProjectsPage>
  )
}

import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProjectList } from '../../ProjectList.tsx'
import { ProjectsPage } from '../../ProjectsPage.tsx'
import { useLinkedProjects } from '../../useProjects.ts'

/** Every project at a place of its own, at uneven heights. */
export default function Scattered() {
  const { t } = useTranslation('portfolio')
  return (
    <ProjectsPage heading={t('shows.scattered.heading')} lead={t('shows.scattered.lead')}>
      <ProjectList projects={useLinkedProjects()} look="switchImage" arrangement="scattered" />
    </ProjectsPage>
  )
}

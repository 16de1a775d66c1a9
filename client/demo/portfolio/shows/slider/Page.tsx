import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { SnapCarousel } from '../../../../kit/SnapCarousel.tsx'
import { ProjectCard } from '../../ProjectCard.tsx'
import { ProjectsPage } from '../../ProjectsPage.tsx'
import { useLinkedProjects } from '../../useProjects.ts'
import styles from './Page.module.css'

/** The position of the first project. */
const start = 4

/** Renders the projects in a carousel as high as the screen, beside the title. The second views of the projects have equal heights and their own widths, and stand above or below one line. */
export default function Slider() {
  const { t } = useTranslation('portfolio')
  const heading = t('shows.slider.heading')
  return (
    <ProjectsPage heading={heading} lead={t('shows.slider.lead')} width="screen">
      <SnapCarousel
        className={styles.slider}
        label={heading}
        previous={t('row.previous')}
        next={t('row.next')}
        slides={useLinkedProjects(start).map(({ project, to }, index) => ({
          id: project.id,
          content: (
            <ProjectCard
              project={{ ...project, natural: project.secondNatural, alt: project.secondAlt }}
              to={to}
              look="plain"
              shape="own"
              isFirst={index < 2}
            />
          ),
        }))}
      />
    </ProjectsPage>
  )
}

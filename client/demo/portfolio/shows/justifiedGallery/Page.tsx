import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { ProjectsPage } from '../../ProjectsPage.tsx'
import { useLinkedProjects } from '../../useProjects.ts'

const shapeOf = ({ width, height }: PictureFile): string => {
  if (width === height) return 'square'
  return width > height ? 'wide' : 'upright'
}

/** The position of the first project, with which the last row is full at most widths. */
const start = 2

/** Renders the pictures of all projects in rows of equal height. Each can be enlarged; its caption links to the project. */
export default function JustifiedGallery() {
  const { t } = useTranslation('portfolio')
  return (
    <ProjectsPage heading={t('shows.justifiedGallery.heading')} lead={t('shows.justifiedGallery.lead')}>
      <PictureWall
        look="justified"
        pictures={useLinkedProjects(start).map(({ project, to }) => ({
          id: project.id,
          file: project.natural,
          caption: project.title,
          alt: project.alt,
          shape: shapeOf(project.natural),
          to,
        }))}
      />
    </ProjectsPage>
  )
}

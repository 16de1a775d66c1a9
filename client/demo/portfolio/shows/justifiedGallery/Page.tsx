import type { PictureFile } from '#shared/content/picture.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { PictureWall } from '../../../../kit/PictureWall.tsx'
import { ProjectsPage } from '../../ProjectsPage.tsx'
import { useProjectAddress, useProjects } from '../../useProjects.ts'

const shapeOf = ({ width, height }: PictureFile): string => {
  if (width === height) return 'square'
  return width > height ? 'wide' : 'upright'
}

/** Renders the pictures of all projects in rows of equal height. Each can be enlarged; its caption links to the project. */
export default function JustifiedGallery() {
  const { t } = useTranslation('portfolio')
  const addressOf = useProjectAddress()
  return (
    <ProjectsPage heading={t('shows.justifiedGallery.heading')} lead={t('shows.justifiedGallery.lead')}>
      <PictureWall
        look="justified"
        pictures={useProjects().map((project) => ({
          id: project.id,
          file: project.natural,
          caption: project.title,
          alt: project.alt,
          shape: shapeOf(project.natural),
          to: addressOf(project),
        }))}
      />
    </ProjectsPage>
  )
}

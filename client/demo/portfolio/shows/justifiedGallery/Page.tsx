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

/** Renders the first and the second views of the projects in turn, in rows of equal height. Each can be enlarged; its caption links to the project. */
export default function JustifiedGallery() {
  const { t } = useTranslation('portfolio')
  return (
    <ProjectsPage heading={t('shows.justifiedGallery.heading')} lead={t('shows.justifiedGallery.lead')}>
      <PictureWall
        look="justified"
        pictures={useLinkedProjects(start).map(({ project, to }, index) => {
          const { id, title, natural, alt, secondNatural, secondAlt } = project
          const isSecond = index % 2 === 1
          const file = isSecond ? secondNatural : natural
          return { id, file, caption: title, alt: isSecond ? secondAlt : alt, shape: shapeOf(file), to }
        })}
      />
    </ProjectsPage>
  )
}

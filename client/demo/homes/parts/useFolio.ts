import type { FolioProject, ProjectTeaser } from '#shared/content/content.ts'
import type { FolioName } from '#shared/content/homes/folios.ts'
import { useAddress } from '../../../site/site.ts'
import { contentFileOf } from '../../../content/contentFileOf.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { LinkedProject } from '../../portfolio/useProjects.ts'

/** Fills in missing pictures of a project with those that its home has. */
function withPictures(project: FolioProject): ProjectTeaser {
  const { wide, natural, secondWide, secondNatural } = project
  const first = (wide ?? natural)!
  const second = secondWide ?? secondNatural ?? first
  return {
    ...project,
    wide: wide ?? first,
    natural: natural ?? first,
    secondWide: secondWide ?? second,
    secondNatural: secondNatural ?? second,
  }
}

/** Returns the projects of a home. Needs the words `folio/<home>`. */
export function useFolio(home: FolioName): readonly LinkedProject[] {
  const { i18n } = useTranslation()
  const address = useAddress()
  return contentFileOf(i18n, `folio/${home}`).list.map((project) => ({
    project: withPictures(project),
    to: address(`project-${project.page}`, project.isFirst ? {} : { params: { project: project.id } }),
  }))
}

import type { ProjectTeaser } from '#shared/content/content.ts'
import { useAddress } from '../../site/site.ts'
import { contentIn } from '../../content/contentIn.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Every project, newest first. */
export const useProjects = (): readonly ProjectTeaser[] => contentIn(useTranslation().i18n, 'projects').list

/** A project, and where its page is. */
export interface LinkedProject {
  project: ProjectTeaser
  to: string
}

/** Where a project is: the first of a composition at the composition's own address. */
export function useProjectAddress(): (project: ProjectTeaser) => string {
  const address = useAddress()
  const projects = useProjects()
  return ({ id, page }) => {
    const isFirst = projects.find((one) => one.page === page)?.id === id
    return address(`project-${page}`, isFirst ? {} : { params: { project: id } })
  }
}

/** Every project with its address, newest first. */
export function useLinkedProjects(): readonly LinkedProject[] {
  const address = useProjectAddress()
  return useProjects().map((project) => ({ project, to: address(project) }))
}

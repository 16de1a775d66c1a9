import type { ProjectTeaser } from '#shared/content/content.ts'
import { useAddress } from '../../site/site.ts'
import { contentFileOf } from '../../content/contentFileOf.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Returns every project, newest first. */
export const useProjects = (): readonly ProjectTeaser[] => contentFileOf(useTranslation().i18n, 'projects').list

/** A project with the address of its page. */
export interface LinkedProject {
  project: ProjectTeaser
  to: string
}

/**
 * Returns a function that builds the address of a project. The first project of a composition has the composition's address.
 */
export function useProjectAddress(): (project: ProjectTeaser) => string {
  const address = useAddress()
  const projects = useProjects()
  return ({ id, page }) => {
    const isFirst = projects.find((one) => one.page === page)?.id === id
    return address(`project-${page}`, isFirst ? {} : { params: { project: id } })
  }
}

/**
 * Returns every project with its address, newest first.
 * @param start the position of the project that comes first; those before it come last. Above their number it begins again
 */
export function useLinkedProjects(start = 0): readonly LinkedProject[] {
  const address = useProjectAddress()
  const projects = useProjects()
  const turn = start % projects.length
  return [...projects.slice(turn), ...projects.slice(0, turn)].map((project) => ({ project, to: address(project) }))
}

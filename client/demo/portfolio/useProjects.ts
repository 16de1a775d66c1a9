import type { ListedProject, ProjectTeaser } from '#shared/content/content.ts'
import type { PortfolioStyle } from '#shared/content/portfolio.ts'
import { useAddress } from '../../site/site.ts'
import { contentFileOf } from '../../content/contentFileOf.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

/** Returns every project, newest first. */
export const useProjects = (): readonly ProjectTeaser[] => contentFileOf(useTranslation().i18n, 'projects').list

/** A project with the address of its page. */
export interface LinkedProject<Project = ProjectTeaser> {
  project: Project
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

/** Returns a list that begins at a position; what is before it comes last. Above the list's length it begins again. */
function turned<One>(list: readonly One[], start: number): readonly One[] {
  const turn = start % list.length
  return [...list.slice(turn), ...list.slice(0, turn)]
}

/**
 * Returns every project with its address, newest first.
 * @param start the position of the project that comes first
 */
export function useLinkedProjects(start = 0): readonly LinkedProject[] {
  const address = useProjectAddress()
  return turned(useProjects(), start).map((project) => ({ project, to: address(project) }))
}

/** Returns the projects in the listings of a style, with the prints of that style. The parameters are like those above. */
export function useListedProjects(style: PortfolioStyle, start: number): readonly LinkedProject<ListedProject>[] {
  const address = useAddress()
  const { i18n } = useTranslation()
  const { list } = contentFileOf(i18n, `listing/${style}`)
  return turned(list, start).map((project) => ({
    project,
    to: address(`project-${project.page}`, project.isFirst ? {} : { params: { project: project.id } }),
  }))
}

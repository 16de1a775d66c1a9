import { useMainLinks, type MainBranch } from '../../../site/mainLinks.ts'

/** Returns the given branches of the main menu as columns, in the menu's order. */
export function useFooterColumns(...ids: readonly MainBranch['id'][]): MainBranch[] {
  const { menu } = useMainLinks()
  return menu.filter(({ id }) => ids.includes(id))
}

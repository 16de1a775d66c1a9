import { iconSetNames, type IconSetId } from '#shared/content/iconSetNames.ts'
import { elementsOf, type ElementName } from '#shared/routes/elements.ts'
import { frameFamilies, type FrameFamily } from '#shared/routes/frames.ts'
import { homeRoute, type RouteId } from '#shared/routes/table.ts'
import { useFrameLinks } from '../../../site/frameLinks.ts'
import { routeIdOf, useAddress, useSite } from '../../../site/site.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { MenuBranch, MenuEntry, MenuLink } from '../../../headers/menu.ts'

/** The elements in the mega menu, by column. */
const elementGroups = {
  text: ['heading', 'blockquote', 'dropcaps', 'highlights', 'lists'],
  figures: ['counters', 'countdown', 'pie-chart', 'progress-bar', 'pricing-table'],
  pictures: ['image-gallery', 'video', 'interactive-banners', 'rotate-box', 'team'],
  forms: ['contact-form', 'subscribe', 'accordions', 'tab', 'buttons'],
} as const satisfies Record<string, readonly ElementName[]>
export type ElementGroup = keyof typeof elementGroups

/** The maximum number of pages in a family's branch. The index page lists all. */
const maxNamed = 8

/** Returns the menu of the sample headers, with up to three levels. */
export function useSampleMenu(): MenuEntry[] {
  const { t } = useTranslation(['frames', 'elements', 'kit', 'common'])
  const address = useAddress()
  const frameLinks = useFrameLinks()
  const currentRoute = routeIdOf(useSite().found)

  const link = (route: RouteId, label: string): MenuLink => ({
    id: route,
    label,
    to: address(route),
    isHere: route === currentRoute,
  })
  const branch = (id: string, label: string, links: readonly MenuEntry[]): MenuBranch => ({
    id,
    label,
    isHere: links.some(({ isHere }) => isHere),
    links,
  })
  const element = (name: ElementName) => link(`element-${name}`, t(`elements:${name}`))
  const framesIn = (family: FrameFamily) => {
    const { index, pages } = frameLinks(family)
    const links = [...pages.values()].slice(0, maxNamed).map(({ route, label }) => link(route, label))
    return branch(family, index.label, [link(family, t('frames:menu.all')), ...links])
  }

  return [
    link(homeRoute, t('common:home')),
    branch(
      'elements',
      t('kit:index.elements.heading'),
      (Object.keys(elementGroups) as ElementGroup[]).map((group) =>
        branch(group, t(`frames:menu.${group}`), elementGroups[group].map(element)),
      ),
    ),
    branch('frames', t('frames:menu.frames'), frameFamilies.map(framesIn)),
    branch('windows', t('kit:index.model-popup.heading'), elementsOf('model-popup').map(element)),
    branch(
      'icons',
      t('frames:menu.icons'),
      (Object.keys(iconSetNames) as IconSetId[]).map((set) => link(`icons-${set}`, iconSetNames[set])),
    ),
    link('contact', t('common:contact')),
  ]
}

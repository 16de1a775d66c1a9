/**
 * The icon showcases of the template, and the set that each shows, as its authors call it. Apart from what else is known of
 * the sets: the head of every page needs these.
 */
export const iconSetNames = {
  iconsmindLine: 'Phosphor Light',
  iconsmindSolid: 'Phosphor Fill',
  etLine: 'Phosphor Thin',
  fontAwesome: 'Font Awesome Free',
  feather: 'Feather',
  simpleLine: 'Tabler Outline',
  themify: 'Phosphor Regular',
} as const
export type IconSetId = keyof typeof iconSetNames

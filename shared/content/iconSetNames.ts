/**
 * The icon showcases and the name of the set in each. Separate from the other facts about the sets, because the head of
 * every page needs the names.
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

import type { FilmName } from './media.ts'
import type { ProjectCategory } from './portfolio.ts'

/** The accent of each, as style files name it. */
export const projectAccents = {
  architecture: 'architecture',
  photography: 'business',
  branding: 'events-conference',
  print: 'consulting',
  web: 'startup',
} as const satisfies Record<ProjectCategory, string>

/** The film of ours that stands for a project's own, by category. */
export const projectFilms = {
  architecture: 'river',
  photography: 'night',
  branding: 'poster',
  print: 'poster',
  web: 'river',
} as const satisfies Record<ProjectCategory, FilmName>

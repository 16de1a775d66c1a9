import type { FilmName } from './media.ts'
import type { ProjectCategory } from './listFilters.ts'

/** The accent of each category (`client/styles/accents.css`). */
export const projectAccents = {
  architecture: 'architecture',
  photography: 'business',
  branding: 'events-conference',
  print: 'consulting',
  web: 'startup',
} as const satisfies Record<ProjectCategory, string>

/** The film of each category, in place of a project's own, if the project names no other one. */
export const projectFilms = {
  architecture: 'river',
  photography: 'night',
  branding: 'poster',
  print: 'poster',
  web: 'river',
} as const satisfies Record<ProjectCategory, FilmName>

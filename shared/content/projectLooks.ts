import type { ProjectCategory } from './listFilters.ts'

/** The accent of each category, in listings (`client/styles/accents.css`). */
export const projectAccents = {
  architecture: 'architecture',
  photography: 'business',
  branding: 'events-conference',
  print: 'finance',
  web: 'startup',
} as const satisfies Record<ProjectCategory, string>

/** The accents of projects: the one that is closest to a project's pictures (`client/styles/accents*.css`). */
export const ownAccents = [
  'party',
  'startup',
  'application',
  'seo-agency',
  'restaurant',
  'rust',
  'forest',
  'lagoon',
  'lamp',
] as const

import type { Ground } from './examples.tsx'

/**
 * Returns the people for one ground: on the dark one the second half comes first, so that no face is twice in a row of
 * twins.
 * @param most how many each of the twins shows; the default is all
 */
export function peopleOn<People extends object>(ground: Ground, people: People, most?: number): People {
  const all = Object.entries(people)
  const half = Math.ceil(all.length / 2)
  const turned = ground === 'dark' ? [...all.slice(half), ...all.slice(0, half)] : all
  return Object.fromEntries(ground === 'page' ? all : turned.slice(0, most)) as People
}

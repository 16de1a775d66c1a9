import type { HeaderName } from '#shared/routes/headers.ts'

/** What an arrangement knows of one of its headers; the registry gives it no other. */
export function presetOf<Preset>(presets: Readonly<Partial<Record<HeaderName, Preset>>>, name: HeaderName): Preset {
  const preset = presets[name]
  if (!preset) throw new Error(`This arrangement has no preset for the header “${name}”.`)
  return preset
}

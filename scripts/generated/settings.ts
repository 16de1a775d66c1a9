import { environment, settingNotes } from '#server/config.ts'

interface Setting {
  name: string
  group: string
  description: string
  /** The default; empty if there is none. */
  fallback: string
  /** Whether `fallback` is a value, not a phrase that describes the default. */
  isValue: boolean
}

/**
 * Returns every setting of `server/config.ts` with its description and its default.
 * @throws Error when a setting has no description
 */
function readSettings(): Setting[] {
  return Object.entries(environment.shape).map(([name, schema]) => {
    const note = settingNotes.get(schema)
    if (!note) throw new Error(`server/config.ts: ${name} has no note.`)
    const { def } = schema._zod
    const fallback = note.shownDefault ?? ('defaultValue' in def ? String(def.defaultValue) : '')
    return {
      name,
      group: note.group,
      description: note.description,
      fallback,
      isValue: /^\S*$/.test(fallback),
    }
  })
}

/** Returns the settings by group. Groups are in the order of their first settings. */
const grouped = () => [...Map.groupBy(readSettings(), ({ group }) => group)]

/** Returns docs/SETTINGS.md: a table for each group of settings. */
export function settingsDocument(): string {
  const tables = grouped().map(([group, settings]) => {
    const rows = settings.map(({ name, fallback, isValue, description }) => {
      const shown = fallback && isValue ? `\`${fallback}\`` : fallback || 'empty'
      return `| \`${name}\` | ${shown} | ${description} |`
    })
    return [`## ${group}`, '', '| setting | default | meaning |', '| --- | --- | --- |', ...rows, ''].join('\n')
  })
  const intro = `# Settings

Settings are environment variables: in the compose file or, from the sources, in \`.env\` (a copy of [.env.example](../.env.example)). An empty variable counts as not set. A wrong value stops the start, with one sentence for each problem. A variable whose name resembles a setting is only a warning in the log.

A setting that ends in \`_FILE\` names a file with the value; one newline at its end is left out.
`
  return `${intro}\n${tables.join('\n')}`
}

/** Returns .env.example: every setting with its default, commented out. */
export function environmentExample(): string {
  const groups = grouped().map(([group, settings]) => {
    const lines = settings.flatMap(({ name, fallback, isValue, description }) => [
      `# ${description}${isValue ? '' : ` Default: ${fallback}.`}`,
      `#${name}=${isValue ? fallback : ''}`,
    ])
    return [`## ${group}`, ...lines, ''].join('\n')
  })
  const intro = `# Settings of the site, each with its default. Copy this file to .env and remove the # before what you set.
# docs/SETTINGS.md has the same as a table.
`
  return `${intro}\n${groups.join('\n')}`
}

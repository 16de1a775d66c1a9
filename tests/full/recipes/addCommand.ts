import type { Recipe } from './recipe.ts'

/** A staff command that prints how many subscribers there are. */
export const count = { name: 'count', purpose: 'counts the subscribers' }

export const addCommand: Recipe = {
  title: 'Add a staff command',
  name: count.name,
  notTried: ['mail/list.ts'],
  async follow({ create, run }) {
    create(
      `server/staff/commands/${count.name}.ts`,
      `import { command } from '../command.ts'

export const ${count.name}Command = command({
  purpose: '${count.purpose}',
  options: {},
  example: '${count.name}',
  async run({ terminal, store }) {
    const { countSubscribers } = await store()
    await terminal.write(\`\${await countSubscribers({})}\\n\`)
  },
})
`,
    )
    await run(['scripts/generate.ts'])
  },
}

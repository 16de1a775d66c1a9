import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { esmReact } from '#scripts/vite/libraries.ts'

const { resolveId, load } = esmReact as unknown as {
  resolveId: (source: string) => string
  load: (id: string) => Promise<string>
}
const require = createRequire(import.meta.url)

test.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
  'the ES module of %s exports what its CommonJS module has',
  async (source) => {
    const file = resolveId(source)
    const [, list = ''] = /\nexport \{ (.*) \}\n/.exec(await load(file)) ?? []
    const exported = list.split(', ').map((name) => name.replace(/^export_\w+ as /, ''))
    expect(exported.sort()).toEqual(Object.keys(require(file) as object).sort())
  },
)

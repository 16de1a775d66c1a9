import { build, type Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import { patchPlugin, replacePlugin } from '#scripts/vite/patches.ts'

/** A dependency in two files, and a module that uses it. */
const modules: Record<string, string> = {
  '/entry.js': `import { one } from '/upstream.js'\nexport default one`,
  '/upstream.js': `import two from 'two'\nexport const one = two + 'old text'`,
  two: `export default 'two'`,
  three: `export default 'three'`,
}
const files: Plugin = {
  name: 'files',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
}

/** The code that a build with a plugin writes. */
async function built(plugin: Plugin): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin, files],
    build: { write: false, minify: false, lib: { entry: '/entry.js', formats: ['es'], fileName: 'entry' } },
  })
  const [{ output: chunks }] = output as unknown as [{ output: { code?: string }[] }]
  return chunks.map(({ code }) => code).join('')
}

const patch = (...from: RegExp[]) =>
  patchPlugin({ name: 'a-patch', file: 'upstream', changes: from.map((one) => ({ from: one, to: 'new' })) }, 'client')

describe('a patch of a dependency', () => {
  test('changes its text', async () => {
    expect(await built(patch(/old/))).toContain('new text')
  })

  test('that finds one of its places no more fails the build', async () => {
    await expect(built(patch(/old/, /older/))).rejects.toThrow('a-patch found nothing to change')
  })

  test('whose file is not there any more fails the build', async () => {
    const moved = patchPlugin({ name: 'a-patch', file: 'elsewhere', changes: [{ from: /old/, to: '' }] }, 'client')
    await expect(built(moved)).rejects.toThrow('a-patch found nothing to change')
  })
})

describe('a package that another module replaces', () => {
  test('is not in the build', async () => {
    const code = await built(replacePlugin('a-replacement', ['two'], () => 'three'))
    expect(code).toContain('three')
    expect(code).not.toContain('"two"')
  })

  test('and that nobody imports any more fails the build', async () => {
    await expect(built(replacePlugin('a-replacement', ['two', 'four'], () => 'three'))).rejects.toThrow(
      'a-replacement replaces what nobody imports: four',
    )
  })
})

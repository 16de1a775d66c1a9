import { build, type Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import { patchPlugin, replacePlugin } from '#scripts/vite/patches.ts'

/** A module that uses a package of two files, and a package that can replace one. */
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

/** Returns the code of a build with the plugin. */
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

describe('patchPlugin', () => {
  test('changes the code of the package', async () => {
    expect(await built(patch(/old/))).toContain('new text')
  })

  test('fails the build when one of its patterns does not match', async () => {
    await expect(built(patch(/old/, /older/))).rejects.toThrow('a-patch: upstream has changed')
  })

  test('fails the build when its file does not exist', async () => {
    const moved = patchPlugin({ name: 'a-patch', file: 'elsewhere', changes: [{ from: /old/, to: '' }] }, 'client')
    await expect(built(moved)).rejects.toThrow('a-patch: elsewhere has changed')
  })
})

describe('replacePlugin', () => {
  test('keeps the replaced package out of the build', async () => {
    const code = await built(replacePlugin('a-replacement', ['two'], () => 'three'))
    expect(code).toContain('three')
    expect(code).not.toContain('"two"')
  })

  test('fails the build when no module imports the package', async () => {
    await expect(built(replacePlugin('a-replacement', ['two', 'four'], () => 'three'))).rejects.toThrow(
      'a-replacement replaces packages that no module imports: four',
    )
  })
})

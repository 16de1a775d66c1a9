import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { constantStyles } from '#scripts/vite/constantStyles.ts'

/** Returns the script and the styles of a build of a module that uses a style module as `styles`. */
async function built(use: string): Promise<{ script: string; styles: string }> {
  const files: Record<string, string> = {
    '/entry.js': `import styles from '/card.module.css'\nexport default ${use}`,
    '/card.module.css': '.card { color: red } .wide { color: blue } .new { color: green }',
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      constantStyles,
      { name: 'files', resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
    ],
    css: { modules: { generateScopedName: 'x-[local]' } },
    build: {
      write: false,
      rolldownOptions: {
        input: '/entry.js',
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
      },
    },
  })
  const chunks = (output as unknown as { output: { fileName: string; code?: string; source?: string }[] }).output
  return {
    script: chunks.map(({ code }) => code ?? '').join(''),
    styles: chunks.map(({ fileName, source }) => (fileName.endsWith('.css') ? source : '')).join(''),
  }
}

describe('constantStyles', () => {
  test('writes the used class names into the script and keeps all styles', async () => {
    const { script, styles } = await built('[styles.card]')
    expect(script).toContain('x-card')
    expect(script).not.toContain('x-wide')
    expect(styles).toMatch(/x-card.*x-wide.*x-new/s)
  })

  test.each(["styles['ca' + location.hash]", '{ ...styles }', '[styles.card, styles.new]'])(
    'keeps the object of a style module that is used as %s',
    async (use) => {
      const { script } = await built(use)
      expect(script).toContain('x-card')
      expect(script).toContain('x-new')
    },
  )
})

import { join } from 'node:path'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { importsRule } from '#scripts/lint/imports.mjs'

/* Tests the rule `house/imports` with its own table. The table of the project is in `eslint.config.js`. */

const cwd = join(import.meta.dirname, '../..')
const linter = new Linter({ cwd })
const table = {
  shared: { folders: [], packages: ['zod'] },
  client: { folders: ['shared'], packages: ['react', 'virtual:*'], layers: [['pages'], ['demo']] },
  server: { folders: ['shared'], packages: ['*'], node: true },
}

/** Returns the ids of the rule's messages for a file with this text. */
const lint = (file: string, text: string) =>
  linter
    .verify(
      text,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: tseslint.parser },
        plugins: { house: { rules: { imports: importsRule } } },
        rules: { 'house/imports': ['error', table] },
      },
      join(cwd, file),
    )
    .map(({ messageId, message }) => messageId ?? message)

test.for([
  ['folder', 'client/a.ts', `import type { App } from '#server/app.ts'`],
  ['folder', 'client/a.ts', 'export const load = (name: string) => import(`../server/page-${name}.ts`)'],
  ['folder', 'client/a.ts', `export type App = import('#server/app.ts').App`],
  ['folder', 'client/a.ts', `export const all = import.meta.glob(['./*.ts', '../server/*.ts'])`],
  ['node', 'client/a.ts', `import { readFile } from 'fs'`],
  ['package', 'client/a.ts', `import express from 'express'`],
  ['layer', 'client/pages/a.ts', `import { homes } from '../demo/homes.ts'`],
  ['layer', 'client/pages/a.ts', `export const all = import.meta.glob('../demo/*/page.ts')`],
  ['layer', 'client/demo/a.ts', `import { App } from '../app/App.tsx'`],
  ['leaves', 'client/pages/a.ts', `export * from '../../shared/routes/table.ts'`],
] as const)('an import is reported (%s): %s, %s', ([reason, file, text]) => {
  expect(lint(file, text)).toEqual([reason])
})

test('imports that the table allows are not reported, including virtual modules and lower layers', () => {
  for (const [file, text] of [
    ['client/app/a.ts', `import { homes } from '../demo/homes.ts'`],
    ['client/demo/a.ts', `import { Page } from '../pages/Page.tsx'`],
    ['client/a.ts', `import { table } from '#shared/routes/table.ts'`],
    ['client/a.ts', `import 'virtual:fonts/commissioner.css'`],
    ['server/a.ts', `import { readFile } from 'node:fs/promises'`],
  ] as const)
    expect([text, lint(file, text)]).toEqual([text, []])
})

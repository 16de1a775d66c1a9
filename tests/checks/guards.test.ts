import { join } from 'node:path'
import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

/** The guards are worth as much as what they catch: each rule is shown a text that it must refuse, and a good one. */

const root = join(import.meta.dirname, '../..')

// The texts lie in no TypeScript project, and the rules in question need no types.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => guards.has(ruleId),
})
const guards = new Set([
  'house/imports',
  'no-console',
  'no-restricted-properties',
  'no-restricted-syntax',
  'react-hooks/rules-of-hooks',
  '@typescript-eslint/no-explicit-any',
])

async function lint(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) })
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message)
}

async function lintStyle(file: string, code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, file), cwd: root })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

describe('imports', () => {
  test.for([
    // Who may import whom
    ['client/a.ts', `import { app } from '#server/app.ts'`],
    ['client/a.ts', `import type { App } from '#server/app.ts'`],
    ['client/a.ts', `import { store } from '#db/store.ts'`],
    ['client/a.ts', `import { readFile } from 'node:fs/promises'`],
    ['client/a.ts', `import { readFile } from 'fs'`],
    ['client/a.ts', `import express from 'express'`],
    ['client/a.ts', `import { test } from 'vitest'`],
    ['client/a.ts', `import { poll } from '#tests/support/poll.ts'`],
    ['server/a.ts', `import { render } from '#client/entry-server.tsx'`],
    ['server/a.ts', `import type { render } from '#client/entry-server.tsx'`],
    ['server/a.ts', `import { poll } from '#tests/support/poll.ts'`],
    ['server/a.ts', `import { step } from '#scripts/setup/report.mjs'`],
    ['db/a.ts', `import words from '#locales/words.ts'`],
    ['db/a.ts', `import { app } from '#server/app.ts'`],
    ['db/a.ts', `import express from 'express'`],
    ['shared/a.ts', `import { readFile } from 'node:fs/promises'`],
    ['shared/a.ts', `import words from '#locales/words.ts'`],
    ['shared/a.ts', `import { useState } from 'react'`],
    ['locales/words.ts', `import { app } from '#server/app.ts'`],
    ['locales/words.ts', `import { readFile } from 'node:fs/promises'`],
    ['bench/run.ts', `import { poll } from '#tests/support/poll.ts'`],
    ['scripts/a.ts', `import { poll } from '#tests/support/poll.ts'`],
    ['vite.config.ts', `import { poll } from './tests/support/poll.ts'`],
    // However it is written
    ['client/a.ts', `export { app } from '#server/app.ts'`],
    ['client/a.ts', `export * from '#server/app.ts'`],
    ['client/a.ts', `export const load = () => import('#server/app.ts')`],
    ['client/a.ts', 'export const load = (name: string) => import(`../server/${name}.ts`)'],
    ['client/a.ts', `export type App = import('#server/app.ts').App`],
    ['client/a.ts', `export const all = import.meta.glob('../server/*.ts')`],
    ['client/a.ts', `export const all = import.meta.glob(['./*.ts', '../db/*.ts'])`],
    ['server/a.ts', `const client = require('#client/site.ts')`],
    ['client/a.ts', `import text from '#server/text.txt?raw'`],
    // Inside and outside
    ['client/a.ts', `import { table } from '../shared/routes/table.ts'`],
    ['client/pages/contact/a.ts', `import { table } from '../../../shared/routes/table.ts'`],
    ['client/a.ts', `import { App } from '#client/app/App.tsx'`],
    ['server/a.ts', `import { readFile } from 'fs'`],
    // Barrels
    ['client/a.ts', `import { Button } from './ui/index.ts'`],
    ['client/a.ts', `import { Button } from './ui/index'`],
    ['client/ui/a.ts', `import { Button } from '.'`],
    ['client/ui/a.ts', `import { Button } from '..'`],
    ['server/a.ts', `import { table } from '#shared/routes/index.ts'`],
  ] as const)('%s may not: %s', async ([file, text]) => {
    expect(await lint(file, text)).toEqual(['house/imports'])
  })

  test.for([
    ['client/pages/a.tsx', `import { App } from '../app/App.tsx'`],
    ['client/a.ts', `import { table } from '#shared/routes/table.ts'`],
    ['client/a.ts', `import { wordsOf } from '#locales/words.ts'`],
    ['client/a.ts', `import styles from './a.module.css'`],
    ['client/a.ts', `import { hydrateRoot } from 'react-dom/client'`],
    ['client/a.ts', `import 'virtual:fonts/commissioner.css'`],
    ['client/a.ts', `export const all = import.meta.glob('../locales/*/*.json')`],
    ['server/a.ts', `import { createStore } from '#db/sqlite/store.ts'`],
    ['server/a.ts', `import { readFile } from 'node:fs/promises'`],
    ['server/a.ts', `import express from 'express'`],
    ['db/a.ts', `import { eq } from 'drizzle-orm'`],
    ['shared/a.ts', `import * as z from 'zod/mini'`],
    ['locales/words.ts', `import type * as homes from './families/homes.ts'`],
    ['locales/written.mjs', `import { readFileSync } from 'node:fs'`],
    ['tests/http/a.test.ts', `import { createApp } from '#server/app.ts'`],
    ['tests/http/a.test.ts', `import { poll } from '#tests/support/poll.ts'`],
    ['vite.config.ts', `import { layers } from './shared/layers.ts'`],
  ] as const)('%s may: %s', async ([file, text]) => {
    expect(await lint(file, text)).toEqual([])
  })
})

describe('code', () => {
  test.for([
    ['client/a.tsx', `export const a = <p style={{ color: 'red' }} />`, 'no-restricted-syntax'],
    ['client/a.tsx', `export const a = <a href="#">x</a>`, 'no-restricted-syntax'],
    ['client/a.tsx', `export const a = <a href={'#'}>x</a>`, 'no-restricted-syntax'],
    [
      'client/a.ts',
      `import { useTranslation } from 'react-i18next'\nexport default useTranslation`,
      'no-restricted-syntax',
    ],
    ['client/a.ts', `export const a = {} as any`, '@typescript-eslint/no-explicit-any'],
    ['server/app.ts', `export const a = process.env.PORT`, 'no-restricted-properties'],
    ['server/app.ts', `export const { env } = process`, 'no-restricted-properties'],
    ['server/app.ts', `import { env } from 'node:process'\nexport default env`, 'no-restricted-syntax'],
    ['db/store.ts', `export const a = process.env.DATA_DIR`, 'no-restricted-properties'],
    ['server/app.ts', `console.log(1)`, 'no-console'],
    ['db/store.ts', `console.log(1)`, 'no-console'],
    ['shared/a.ts', `console.log(1)`, 'no-console'],
    ['client/a.ts', `console.log(1)`, 'no-console'],
    ['client/a.tsx', `export function A() { if (1) useState(); return null }`, 'react-hooks/rules-of-hooks'],
    ['tests/unit/a.test.ts', `test.skip('a', () => {})`, 'no-restricted-syntax'],
    ['tests/unit/a.test.ts', `test.only('a', () => {})`, 'no-restricted-syntax'],
    ['tests/unit/a.test.ts', `describe.only('a', () => {})`, 'no-restricted-syntax'],
    ['tests/unit/a.test.ts', `it.concurrent.only('a', () => {})`, 'no-restricted-syntax'],
    ['tests/unit/a.test.ts', `test.skip.for([1])('a', () => {})`, 'no-restricted-syntax'],
    ['tests/unit/a.test.ts', `test.todo('a')`, 'no-restricted-syntax'],
  ] as const)('%s may not: %s', async ([file, text, rule]) => {
    expect(await lint(file, text)).toEqual([rule])
  })

  test.for([
    ['client/a.tsx', `export const a = <a href="#top" className="b">x</a>`],
    ['server/config.ts', `export const a = process.env.PORT`],
    ['server/main.ts', `console.log(1)`],
    ['server/staff/main.ts', `console.log(1)`],
    ['tests/unit/a.test.ts', `test.for([1])('a', () => {})`],
    ['tests/unit/a.test.ts', `test.skipIf(!process.env.FULL)('a', () => {})`],
  ] as const)('%s may: %s', async ([file, text]) => {
    expect(await lint(file, text)).toEqual([])
  })
})

describe('styles', () => {
  test.for([
    ['client/ui/Card.module.css', '.card { color: #fff; }', 'color-no-hex'],
    ['client/ui/Card.module.css', '.card { color: white; }', 'color-named'],
    ['client/ui/Card.module.css', '.card { color: rgb(0 0 0 / 0.5); }', 'function-disallowed-list'],
    ['client/ui/Card.module.css', '.card { color: hsl(0 0% 0%); }', 'function-disallowed-list'],
    ['client/styles/base.css', 'body { color: #fff; }', 'color-no-hex'],
    ['client/ui/Card.module.css', '#card { color: inherit; }', 'selector-max-id'],
    ['client/ui/Card.module.css', '.a .b .c .d .e { color: inherit; }', 'selector-max-specificity'],
    ['client/ui/Card.module.css', '.card { color: inherit !important; }', 'declaration-no-important'],
    ['client/ui/Card.module.css', '.card { margin-left: 0; }', 'property-disallowed-list'],
    ['client/ui/Card.module.css', '.card { padding-right: 0; }', 'property-disallowed-list'],
    ['client/ui/Card.module.css', '.card { left: 0; }', 'property-disallowed-list'],
    ['client/ui/Card.module.css', '.card { text-align: left; }', 'declaration-property-value-disallowed-list'],
    [
      'client/ui/Card.module.css',
      '/* stylelint-disable-next-line declaration-no-important */\n.card { color: inherit !important; }',
      '--report-descriptionless-disables',
    ],
  ] as const)('%s may not: %s', async ([file, text, rule]) => {
    expect(await lintStyle(file, text)).toContain(rule)
  })

  test.for([
    ['client/ui/Card.module.css', ".card[data-style='masonry']:hover .title::before { margin-inline-start: 0; }"],
    ['client/ui/Card.module.css', '.card { color: color-mix(in oklab, var(--accent) 50%, transparent); }'],
    ['client/styles/tokens.css', ':root { --ink: #12141c; --e-1: 0 1px 2px rgb(18 20 28 / 0.08); }'],
    ['client/styles/accents.css', "[data-accent='party'] { --accent: #d9301f; }"],
  ] as const)('%s may: %s', async ([file, text]) => {
    expect(await lintStyle(file, text)).toEqual([])
  })
})

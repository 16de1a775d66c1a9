import { join } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, test } from 'vitest'
import { textAloneRule } from '#scripts/lint/textAlone.mjs'

/* Tests the rule `house/text-alone` with the types of the client. */

const cwd = join(import.meta.dirname, '../..')
const eslint = new ESLint({
  cwd,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    plugins: { house: { rules: { 'text-alone': textAloneRule } } },
    rules: { 'house/text-alone': 'error' },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: cwd, ecmaFeatures: { jsx: true } },
    },
  },
})

/** Returns the ids of the rule's messages for the JSX that a component with a state renders. */
async function lint(
  jsx: string,
  component = 'export function Part({ text, many }: { text: string; many: string[] })',
): Promise<string[]> {
  const code = `import { useState, type ReactNode } from 'react'
import { reach } from '#shared/content/organisation.ts'
declare const t: (key: string, values?: object) => string
${component} {
  const [count, setCount] = useState(0)
  void setCount
  return ${jsx}
}
`
  // Type information needs the path of an existing file.
  const [result] = await eslint.lintText(code, { filePath: join(cwd, 'client/ui/VisuallyHidden.tsx') })
  const names = result!.messages.map(
    ({ message }) => Object.entries(textAloneRule.meta!.messages!).find(([, text]) => text === message)?.[0] ?? message,
  )
  return [...new Set(names)]
}

test.for([
  ['join', '<p>{count} of {many.length}</p>'],
  ['join', `<p>{t('one')}, {t('two')}</p>`],
  ['alone', '<p><b>a</b> {count}</p>'],
  ['alone', `<p><i /> {t(count > 0 ? 'one' : 'two')}</p>`],
  ['alone', `<p>{count > 0 && t('one')}<i /></p>`],
  ['alone', `<p>{count > 0 ? t('one') : <b>two</b>}<i /></p>`],
  ['anchor', `<p>{count > 0 && <b>a</b>}{t('one')}</p>`],
  ['anchor', `<p>{count > 0 && <b>a</b>} <i /></p>`],
  ['anchor', `<p>{many.map((one) => <b key={one}>{one}</b>)} {t('one')}</p>`],
  ['anchor', `<p><b key={count}>a</b> {t('one')}</p>`],
  ['list', '<p>{many.map((one, at) => (at === 1 ? <mark key={one}>{one}</mark> : one))}</p>'],
] as const)('text is reported (%s): %s', async ([message, jsx]) => {
  expect(await lint(jsx)).toEqual([message])
})

test('constant text, and text that is the only child of its element, is not reported', async () => {
  for (const jsx of [
    '<p>{count}</p>',
    '<p>{count > 0 ? text : t(text)}</p>',
    '<p><i /> <span>{count}</span></p>',
    `<p><i />{t('one')}</p>`,
    `<p>{t('one')}{count > 0 && <b>a</b>}</p>`,
    '<p>{`${count} of ${many.length}`}</p>',
    '<p><i />{reach.phone}</p>',
    '<div><i />{count > 0 && <b>a</b>}</div>',
  ])
    expect([jsx, await lint(jsx)]).toEqual([jsx, []])
})

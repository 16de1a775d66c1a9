/**
 * Checks types, lint rules, styles, formatting, unused code and settings of the whole project.
 *
 *   node scripts/check.ts [words]     runs all checks, or those with one of the words in their names
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const root = new URL('../', import.meta.url)

export interface Check {
  name: string
  args: string[]
  env?: Readonly<Record<string, string>>
}

const { references } = JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8')) as {
  references: { path: string }[]
}

/** Returns the cache options of a tool. With them it checks only files with changed content. */
const cached = (path: string) => [
  ...['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/${path}`],
]

/** All checks: one for each tool, and one for each TypeScript project of tsconfig.json. */
export const checks: readonly Check[] = [
  // The slowest check starts first, so that the others run in parallel with it.
  {
    name: 'eslint',
    // Rules with type information load every TypeScript project. That exceeds Node's default heap.
    args: [
      '--max-old-space-size=8192',
      'node_modules/eslint/bin/eslint.js',
      '--max-warnings=0',
      ...cached('eslint'),
      '.',
    ],
  },
  ...references.map(({ path }) => {
    const project = path.replace(/^\.\//, '')
    const name = project.replace(/^tsconfig\.|\.json$/g, '')
    return {
      name: `types of ${name}`,
      args: [
        'node_modules/typescript/bin/tsc',
        ...['--project', project, '--noEmit', '--pretty', 'false'],
        ...['--incremental', '--tsBuildInfoFile', `node_modules/.cache/tsc/${name}.tsbuildinfo`],
      ],
    }
  }),
  {
    // Unused files, exports and dependencies.
    name: 'unused',
    args: ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    name: 'stylelint',
    args: [
      'node_modules/stylelint/bin/stylelint.mjs',
      ...['--max-warnings=0', '--allow-empty-input', ...cached('stylelint'), 'client/**/*.css'],
    ],
  },
  {
    name: 'prettier',
    args: [
      'node_modules/prettier/bin/prettier.cjs',
      ...['--check', '--log-level', 'warn', ...cached('prettier/checked'), '.'],
    ],
  },
  { name: 'generated', args: ['scripts/generate.ts', '--check'] },
  {
    // The tests in tests/checks: files that must agree with each other, and class names of styles.
    name: 'settings',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'],
    env: { TEST_SUITE: 'checks', NODE_ENV: 'test' },
  },
]

/** Runs a check and returns whether it passed, with the output of its tool. */
function runCheck({ args, env }: Check): Promise<{ passed: boolean; output: string }> {
  mkdirSync(new URL('node_modules/.cache/', root), { recursive: true })
  return new Promise((resolve, reject) => {
    const tool = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [tool.stdout, tool.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    tool.once('error', reject)
    tool.once('close', (code) => resolve({ passed: code === 0, output: output.trim() }))
  })
}

async function main(words: string[]): Promise<void> {
  const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (chosen.length === 0) {
    process.stderr.write(`No check has this name. The checks are: ${checks.map(({ name }) => name).join(', ')}.\n`)
    process.exitCode = 2
    return
  }
  const failed: string[] = []
  const next = chosen.values()
  const worker = async () => {
    for (const check of next) {
      const start = Date.now()
      const { passed, output } = await runCheck(check)
      if (!passed) failed.push(check.name)
      const time = ((Date.now() - start) / 1000).toFixed(1)
      process.stdout.write(`${passed ? '✓' : '✗'} ${check.name} ${time} s\n${passed || !output ? '' : `${output}\n\n`}`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
  if (failed.length > 0) {
    process.stdout.write(`Failed: ${failed.join(', ')}.\n`)
    process.exitCode = 1
  } else process.stdout.write('All checks passed.\n')
}

if (import.meta.main) await main(process.argv.slice(2))

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#tests/support/build.ts'
import { nextSubmission, submit } from '#tests/support/submissions.ts'
import { commandsOf } from './commands.ts'
import { beginWalk, type Walk } from './walk.ts'

/*
 * Runs every command of README.md and CONTRIBUTING.md as printed, in an empty folder with git and Node, as a newcomer does.
 * The list comes from the documents; the table contains only the exceptions.
 */

const read = (file: string) => readFileSync(join(root, file), 'utf8')

let walk: Walk
beforeAll(async () => {
  walk = await beginWalk()
})
afterAll(() => walk?.remove())

/** The address that signs up and is erased during the test. */
const person = 'ana@primer.example'
/** The name of a short test file. */
const shortTest = 'isoTime'
/** Selects no test: the runner only starts and loads the files of the suite. */
const noTest = '-t "no test has this name"'

/** Expects words in the output of a command. Used with arguments that make a long command short. */
async function expectOutput(command: string, codes: readonly number[], words: RegExp): Promise<void> {
  expect(await walk.run(command, codes)).toMatch(words)
}

const special: Readonly<Record<string, () => Promise<unknown>>> = {
  // The clone is made before the first test.
  'git clone': async () => expect(existsSync(join(walk.folder, '.git'))).toBe(true),
  'npm start': async () => {
    const output = await walk.serve('npm start', async (url) => {
      expect((await submit(url, nextSubmission({ call: 'subscribe', as: 'form', email: person }))).acknowledged).toBe(
        true,
      )
      const mails = join(walk.folder, 'data/mail')
      await expect.poll(() => existsSync(mails) && readdirSync(mails).length).toBe(1)
    })
    // `npm ci` has already installed them.
    expect(output).not.toContain('Installing the dependencies')
  },
  'npm run dev': () => walk.serve('npm run dev'),
  // Git removes the new files and restores the changed lists.
  'npm run new -- home bakery': async () => {
    await expectOutput('npm run new -- home bakery', [0], /^client\/demo\/homes\/bakery$/m)
    expect(existsSync(join(walk.folder, 'client/demo/homes/bakery/page.ts'))).toBe(true)
    await walk.run('git clean -fdq client locales && git checkout -q -- .')
  },
  'npm run test:watch': () =>
    walk.runUntil(`npm run test:watch -- ${shortTest}`, (output) => output.includes('Waiting for file changes')),

  // Whole suites would include this test or take an hour, so a word selects a short file.
  'npm test': () => expectOutput(`npm test -- ${shortTest}`, [0], /^\d+ passed, 0 failed$/m),
  'npm run test:full': () => expectOutput(`npm run test:full -- ${shortTest}`, [0], /^\d+ passed, 0 failed$/m),
  'npm run test:full -- --shard=2/4': () =>
    expectOutput('npm run test:full -- --shard=2/4 tests/unit/i18n', [0], /^\d+ passed, 0 failed$/m),
  'npm run test:endurance': () =>
    expectOutput(`npm run test:endurance -- ${noTest}`, [0], /Long tests: 0 passed, 0 failed/),
  // PostgreSQL is not installed here, and the test may not install it.
  'npm run test:postgres': () => expectOutput(`npm run test:postgres -- ${noTest}`, [1], /^… Missing packages: /m),
  'npx vitest': () => walk.run(`npx vitest ${shortTest}`, [0], { onNode24: true }),
  // All checks or all files would take minutes, so one check and one file are enough.
  'npm run check': () => expectOutput('npm run check -- generated', [0], /All checks passed/),
  'npm run format': () => expectOutput('npm run format -- package.json', [0], /package\.json .*unchanged/),
  // The measurements take an hour.
  'npm run bench': () => expectOutput('npm run bench -- none', [2], /The sections are start, serving, /),
  // One page is enough. Its performance score depends on the load, so any value is accepted.
  'npm run lighthouse': () =>
    expectOutput('npm run lighthouse -- /contact', [0, 1], /\/contact +performance \d+, accessibility 100/),
  // The registry may report vulnerabilities, or may not answer.
  'npm run audit': () => expectOutput('npm run audit', [0, 1, 2], /^(?:No known|Known|The registry did not answer: )/m),
  'npx playwright show-trace FILE': () => walk.run('npx playwright show-trace --help', [0], { onNode24: true }),

  // Both are prefixes: without a command they print the usage.
  'npm run -s staff --': () => expectOutput('npm run -s staff --', [2], /staff help/),
  'docker compose exec site staff': () => expectOutput('npm run -s staff --', [2], /staff help/),
  'staff help': () => walk.run('npm run -s staff -- help'),
  // `--yes` replaces the question, because there is no terminal.
  [`docker compose exec site staff erase ${person}`]: () => walk.run(`npm run -s staff -- erase ${person} --yes`),
}

const needBrowser = ['npm test -- subscribe', 'npm test', 'npm run test:full', 'npm run lighthouse', 'npm run bench']
const hasBrowser = process.env['TEST_BROWSER'] !== 'none'

// CONTRIBUTING.md installs the packages that README.md needs too, so it comes first.
const commands = [...new Set(['CONTRIBUTING.md', 'README.md'].flatMap((file) => commandsOf(read(file))))]

/** Runs a command as printed, or the exception from the table. */
async function runCommand(command: string): Promise<void> {
  const compose = /^docker compose (.+)$/.exec(command)?.[1]
  if (compose) checkComposeCommand(compose)
  const staff = /^exec site staff (.+)$/.exec(compose ?? '')?.[1]
  const action = special[command]
  if (action) await action()
  else if (staff) await walk.run(`npm run -s staff -- ${staff}`)
  else if (!compose) await walk.run(command, [0], { onNode24: command.startsWith('npx ') })
}

/** Checks a compose command without a container engine: the subcommand, the service and its program. */
function checkComposeCommand(compose: string): void {
  const file = readFileSync(join(walk.folder, 'deploy/single/compose.yaml'), 'utf8')
  const services = file.slice(file.indexOf('\nservices:'), file.indexOf('\nvolumes:'))
  const [subcommand = '', ...words] = compose.split(' ').filter((word) => !word.startsWith('-'))
  const [service] = words
  expect(['up', 'build', 'exec']).toContain(subcommand)
  const [, text = ''] = new RegExp(`^  ${service ?? 'site'}:\n((?:    .*\n|\n)+)`, 'm').exec(services) ?? []
  expect(text, `the service of ${compose}`).not.toBe('')
  if (subcommand === 'build') expect(text).toMatch(/^ {4}build:\n {6}context: \.\.\/\.\.$/m)
  if (subcommand === 'exec')
    expect(readFileSync(join(walk.folder, 'Dockerfile'), 'utf8')).toContain(`/usr/local/bin/${words[1]}`)
}

test.for(commands)('`%s` works as printed', async (command, { skip }) => {
  skip(!hasBrowser && needBrowser.some((one) => command.startsWith(one)), 'There is no browser.')
  await runCommand(command)
})

test('every command with an exception in the table is still in the documents', () => {
  expect(Object.keys(special).filter((command) => !commands.includes(command))).toEqual([])
})

test('following the documents changes no file of the project', async () => {
  expect(await walk.run('git status --porcelain --untracked-files=no')).toBe('')
})

test('the commit hook accepts a subject of 72 characters and refuses one of 73', async () => {
  const commit = (subject: string) =>
    `git -c user.name=Newcomer -c user.email=${person} commit --allow-empty -m "${subject}"`
  await walk.run(commit('š'.repeat(72)))
  expect(await walk.run(commit('š'.repeat(73)), [1])).toContain('the limit is 72')
})

test('the compose file requires the settings that README.md names', () => {
  const required = [...read('deploy/single/compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!)
  expect([...new Set(required)].sort()).toEqual(['DOMAIN', 'SECRET', 'SMTP_URL'])
  expect(read('README.md')).toContain('Write `DOMAIN`, `SECRET` and `SMTP_URL` into `.env`')
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { mails } from '#server/mail/mails.generated.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)))
const documents = files.filter((file) => file.endsWith('.md'))

/** Returns the anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Returns a document without its code, which may hold links of its own. */
const proseOf = (file: string) => read(file).replace(/^```[^]*?^```$/gm, '')

test('every link in a document leads to an existing file and heading', () => {
  const broken = documents.flatMap((file) =>
    [...proseOf(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = '', anchor]) => {
        const target = path ? join(dirname(file), path) : file
        return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor))
      })
      .map(([link]) => `${file}: ${link}`),
  )
  expect(documents.length).toBeGreaterThan(50)
  expect(broken).toEqual([])
})

test('the folder tree of docs/ARCHITECTURE.md is complete on each level that it shows, and has no other folders', () => {
  const [, drawing = ''] = /^```\n([^]*?)^```/m.exec(read('docs/ARCHITECTURE.md')) ?? []
  const drawn: string[] = []
  let folder = ''
  for (const line of drawing.split('\n')) {
    const [, indent, names] = /^( *)((?:[\w-]+\/ *)+)/.exec(line) ?? []
    if (!names) continue
    const level = names
      .trim()
      .split(/ +/)
      .map((name) => `${indent ? folder : ''}${name}`)
    if (!indent) folder = level[0]!
    drawn.push(...level)
  }
  const levels = new Set(drawn.map((path) => dirname(path)))
  const folders = files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, depth, steps) => `${steps.slice(0, depth + 1).join('/')}/`),
  )
  const expected = [...new Set(folders)].filter((path) => levels.has(dirname(path)) && !path.startsWith('.'))
  expect(drawn.sort()).toEqual(expected.sort())
})

test('docs/MAIL.md has a row for every kind of mail, in the table of what is sent', () => {
  const [, sent = ''] = /^## What is sent\n([^]*?)^## /m.exec(read('docs/MAIL.md')) ?? []
  const rows = sent.match(/^\| .*\|$/gm) ?? []
  expect(rows.slice(2)).toHaveLength(Object.keys(mails).length)
})

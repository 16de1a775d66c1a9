import { isUtf8 } from 'node:buffer'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Context } from '../command.ts'
import { Failure, reasonOf, UsageError } from '../failures.ts'
import { text } from '../text.ts'

/** A file larger than this is no article. */
const maxFileSize = 1_000_000

/** A table of donations, a hundred bytes each. */
const maxTableSize = 20_000_000

/**
 * Reads a table, which a spreadsheet has saved in UTF-8.
 * @throws Failure
 */
export function readTableOf(name: string): string {
  const bytes = readBytesOf(name, maxTableSize)
  // UTF-16 has a zero in each Latin letter.
  if (!isUtf8(bytes) || bytes.includes(0)) throw new Failure(text('publishing.rows.notUtf8', { file: name }))
  return bytes.toString()
}

/**
 * Reads a file as text.
 * @throws Failure
 */
export const readTextFileOf = (name: string): string => readBytesOf(name, maxFileSize).toString()

/** @throws Failure */
function readBytesOf(name: string, limit: number): Buffer {
  try {
    const { size } = statSync(name)
    if (size > limit) throw new Failure(text('publishing.largeFile', { file: name }))
    return readFileSync(name)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(text('publishing.fileNotRead', { file: name, reason: reasonOf(error) }), error)
  }
}

/** Writes a text to a new file that only this user can read, and returns its path. */
export function keepText(name: string, content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'staff-text-')), name)
  writeFileSync(file, content, { mode: 0o600 })
  return file
}

/** Removes a file of `keepText`, and its folder. */
export const removeText = (file: string): void => rmSync(dirname(file), { recursive: true, force: true })

/** Returns the text without the comments at its top, and their number. They hold errors. */
export function withoutComments(content: string): { content: string; comments: number } {
  const lines = content.split('\n')
  const first = lines.findIndex((line) => !line.startsWith('#'))
  const comments = first < 0 ? lines.length : first
  return { content: lines.slice(comments).join('\n'), comments }
}

export const withComments = (lines: readonly string[], content: string): string =>
  lines.map((line) => `# ${line}\n`).join('') + content

/**
 * Opens a file in the text editor, and resolves when the editor is closed.
 * @throws UsageError if no editor is chosen; Failure if it cannot be opened
 */
export async function openEditor({ editor, stopSignal }: Context, file: string): Promise<void> {
  const command = editor()
  if (command === undefined) throw new UsageError(text('publishing.noEditor', { variable: 'EDITOR' }))
  // Ctrl+C belongs to the editor.
  stopSignal()
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn('/bin/sh', ['-c', `${command} "$1"`, 'sh', file], { stdio: 'inherit' })
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  if (code !== 0) throw new Failure(text('publishing.editorFailed', { editor: command, file }))
}

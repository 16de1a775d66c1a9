import type { letterWallWords } from './facts.ts'

type Letters<Word extends string> = Word extends `${infer Letter}${infer Rest}` ? Letter | Letters<Rest> : never
type Letter = Letters<(typeof letterWallWords)[number]['latin' | 'cyrillic']>

const o = '2S3S.SS.S1S0'
const p = 'SS3S.SSS0S..'
const m = '3.2SSSS.SS.S'
const e = 'SSSS3.S0.SSS'
const t = 'SSS.S..S..S.'
const a = '2S3S.SSSSS.S'

/**
 * Glyphs of three columns and four rows, row by row. `S` is a square and `.` is empty. A digit is a quarter disc; it names the
 * corner of its centre, clockwise from the upper left.
 */
const glyphs: Readonly<Record<Letter, string>> = {
  P: p,
  R: 'SS3S.SSS0S.3',
  I: 'SSS.S..S.SSS',
  M: m,
  E: e,
  S: '2SS1S3..SSS0',
  T: t,
  U: 'S.SS.SS.S1S0',
  D: 'SS3S.SS.SSS0',
  O: o,
  F: 'SSSS..SS0S..',
  A: a,
  П: 'SSSS.SS.SS.S',
  Р: p,
  И: 'S.SS2SS0SS.S',
  М: m,
  Е: e,
  С: '2SSS..S..1SS',
  Т: t,
  У: 'S.S1SS..SSS0',
  Д: '2SSS.SSSS0.1',
  О: o,
  Ф: '.S.2S31S0.S.',
  А: a,
}

/**
 * Returns the modules of one letter of a word, row by row.
 * @param word one of `letterWallWords`
 */
export const modulesOf = (word: string, index: number): readonly string[] => [...glyphs[word[index] as Letter]]

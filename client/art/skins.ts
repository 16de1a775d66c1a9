import type { HexColour } from './colours.ts'

/** Skin in light and shade, and lips. The same in all schemes and themes. */
export const skins = [
  { lit: '#f2c9a8', shaded: '#d79a74', lips: '#c23a30' },
  { lit: '#e3ac82', shaded: '#bd7f57', lips: '#b5352c' },
  { lit: '#c98a5f', shaded: '#9d623d', lips: '#96291f' },
  { lit: '#8d5a3b', shaded: '#663d26', lips: '#5f1c18' },
  { lit: '#f7d9c4', shaded: '#dfae91', lips: '#c9463c' },
] as const satisfies readonly Record<'lit' | 'shaded' | 'lips', HexColour>[]

import type { HexColour } from './colours.ts'

/** Skin in light and shade, its flush and its darkest lines, and lips. The same in all schemes and themes. */
export const skins = [
  { lit: '#f4c9a8', flush: '#ecb08e', shaded: '#cf8560', deep: '#8a4632', lips: '#c23a30' },
  { lit: '#e5ae84', flush: '#d6966d', shaded: '#b26f48', deep: '#6f3a26', lips: '#b5352c' },
  { lit: '#c98a5f', flush: '#b57750', shaded: '#925734', deep: '#542c1b', lips: '#96291f' },
  { lit: '#8d5a3b', flush: '#7d4d31', shaded: '#5f3821', deep: '#2f170d', lips: '#6d231d' },
  { lit: '#f8dac5', flush: '#f1c0a8', shaded: '#d79b7c', deep: '#95543d', lips: '#c9463c' },
] as const satisfies readonly Record<'lit' | 'flush' | 'shaded' | 'deep' | 'lips', HexColour>[]

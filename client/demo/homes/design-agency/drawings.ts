/* The drawings of the works, on grids of whole units. */

/** Letters that both scripts share, in a box of 3 × 4, each with commands relative to its upper left corner. */
const letters = [
  'm0 4v-3a1 1 0 0 1 1-1h1a1 1 0 0 1 1 1v3h-1v-1h-1v1zm1-3v1h1v-1z',
  'h3v1h-1v3h-1v-3h-1z',
  'm1 0h1a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1zm0 1v2h1v-2z',
  'h3v1h-2v.5h1.500v1h-1.500v.5h2v1h-3z',
  'h1v1.500h1v-1.500h1v4h-1v-1.500h-1v1.500h-1z',
  'm3 0v1h-1a1 1 0 0 0 0 2h1v1h-1a2 2 0 0 1 0-4z',
  'm2 0h1v2.500a1.500 1.500 0 0 1-3 0h1a.5.5 0 0 0 1 0z',
] as const

const columns = 10
const rows = 4
export const jarWall = { width: columns * 10, height: rows * 13 }
/** The jar whose letter leans. */
const pear = 26

const jars = Array.from({ length: columns * rows }, (_, index) => {
  const [x, y] = [(index % columns) * 10, Math.floor(index / columns) * 13]
  return {
    colour: (index + Math.floor(index / columns)) % 4,
    body: `M${x + 2.5} ${y + 1.5}h5v1h-5zM${x + 1} ${y + 13}v-7.500a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v7.500z`,
    letter: `M${x + 3.5} ${y + 6.5}${letters[(index * 3) % letters.length]}`,
    index,
  }
})
const joined = (kept: typeof jars, part: 'body' | 'letter') => kept.map((jar) => jar[part]).join('')

/** Forty jars in four colours. Every second colour is dark and has light letters. */
export const jarPaths = {
  bodies: [0, 1, 2, 3].map((colour) =>
    joined(
      jars.filter((jar) => jar.colour === colour),
      'body',
    ),
  ),
  darkLetters: joined(
    jars.filter(({ colour, index }) => colour % 2 === 0 && index !== pear),
    'letter',
  ),
  lightLetters: joined(
    jars.filter(({ colour, index }) => colour % 2 === 1 && index !== pear),
    'letter',
  ),
  pear: { path: letters[5], x: (pear % columns) * 10 + 3.5, y: Math.floor(pear / columns) * 13 + 6.5 },
}

/** The nine pieces of the stool on their board, each with the place of its number. */
export const stoolPieces = [
  { path: 'M13 11.780A15 15 0 0 0 13 40.220z', x: 8, y: 27.5 },
  { path: 'M13 11.780A15 15 0 0 1 23 11.780V40.220A15 15 0 0 1 13 40.220z', x: 18, y: 27.5 },
  { path: 'M23 11.780A15 15 0 0 1 23 40.220z', x: 28, y: 27.5 },
  ...[39, 46, 53, 60].map((x) => ({ path: `M${x} 8h5l-1 26h-3z`, x: x + 2.5, y: 16 })),
  ...[36, 42.5].map((y) => ({ path: `M39 ${y}h26v5h-26z`, x: 52, y: y + 4 })),
]

/** The stool put together. */
export const stool = 'M76 15h32v4h-32zM80 19h5l-4 25h-3zM99 19h5l2 25h-3zM80.500 32h23.400v3h-23.900z'

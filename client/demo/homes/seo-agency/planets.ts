/** The bodies of the drawing: ring, radius, colour, and the angle before anything is typed, in degrees. */
export const planets = [
  { ring: 0, size: 9, colour: 'light', angle: 210 },
  { ring: 1, size: 16, colour: 'third', angle: 118 },
  { ring: 1, size: 10, colour: 'light', angle: 300 },
  { ring: 2, size: 24, colour: 'accent', angle: 168 },
  { ring: 3, size: 12, colour: 'light', angle: 22 },
  { ring: 3, size: 20, colour: 'night', angle: 242 },
  { ring: 4, size: 30, colour: 'third', angle: 322 },
  { ring: 4, size: 14, colour: 'light', angle: 96 },
] as const

/** The radii of the rings, in units of the drawing. */
export const orbitRadii = [112, 152, 192, 232, 272] as const

/** Returns the angle of a body for the typed text, in degrees. The same text always gives the same angle. */
export function planetAngle(index: number, typed: string): number {
  const turn = [...typed].reduce(
    (sum, letter, letterIndex) => sum + letter.codePointAt(0)! * (53 * index + 7 * letterIndex + 11),
    0,
  )
  return planets[index]!.angle + (turn % 360)
}

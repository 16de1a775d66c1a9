import type { Canvas } from './Canvas.ts'
import type { Paint, Slot } from './colours.ts'

/** Darkens or lightens the shape below it. So one drawing has clothes of any colour. */
const glazes = {
  coatShade: ['ink', 0.32],
  coatDeep: ['ink', 0.52],
  coatLight: ['light', 0.16],
  shirtShade: ['second', 0.22],
  collarShade: ['second', 0.32],
} as const satisfies Record<string, readonly [Slot, number]>

/** A filled path or, with a width, a line, in a named colour. */
export type Shape<Name> = readonly [paint: Name | Slot | keyof typeof glazes, data: string, width?: number]

/** Draws shapes in painting order. */
export function paintShapes<Name extends string>(
  canvas: Canvas,
  colours: Readonly<Record<Name, Paint>>,
  shapes: readonly Shape<Name>[],
): void {
  for (const [name, data, strokeWidth] of shapes)
    if (isKeyOf(glazes, name)) {
      const [slot, opacity] = glazes[name]
      canvas.fill(data, slot, { opacity })
    } else {
      const paint = isKeyOf(colours, name) ? colours[name] : name
      if (strokeWidth === undefined) canvas.fillApart(data, paint)
      else canvas.stroke(data, paint, strokeWidth, { cap: 'round', join: 'round' })
    }
}

const isKeyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>, name: string): name is Key =>
  name in record

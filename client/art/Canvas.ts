import type { HexColour, Paint, Slot } from './colours.ts'
import { disc, path, type Point, rect, rounded } from './paths.ts'
import { nth, type Random } from './random.ts'

/** The properties of a shape beside its paint. */
export interface Look {
  opacity?: number
  stroke?: Slot
  strokeWidth?: number
  dashes?: readonly [length: number, gap: number]
  cap?: 'round'
  join?: 'round'
}

/** A rectangle by its upper left corner and its size. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The colour and opacity of a shadow. */
export interface Shadow {
  colour: HexColour
  opacity: number
}

export interface CanvasSettings {
  /** The size of the view box. */
  width: number
  height: number
  seed: string
  random: Random
  /** Returns the written form of a slot's colour. */
  colourOf: (slot: Slot) => string
  shadow: Shadow
  /** The prefix of the picture's ids. */
  idPrefix: string
}

/** An open path element. Shapes of the same look that follow one another are merged into it. */
interface GrowingPath {
  paint: Paint
  attributes: string
  data: string
}

/**
 * Collects the shapes of a picture as SVG markup, in painting order. The light comes from the upper left, so the right
 * face of each solid is shaded.
 */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly seed: string
  readonly random: Random
  readonly #settings: CanvasSettings
  readonly #elements: (GrowingPath | string)[] = []
  #definitions = ''
  #idCount = 0

  constructor(settings: CanvasSettings) {
    this.#settings = settings
    this.width = settings.width
    this.height = settings.height
    this.seed = settings.seed
    this.random = settings.random
  }

  fill(data: string, paint: Paint, look: Look = {}): this {
    const attributes = this.#attributes(look)
    const last = this.#elements.at(-1)
    if (typeof last === 'object' && last.paint === paint && last.attributes === attributes) last.data += data
    else this.#elements.push({ paint, attributes, data })
    return this
  }

  /** Fills a path as an element of its own. Merged paths of opposite directions would cut a hole. */
  fillApart(data: string, paint: Paint): this {
    this.#elements.push(`<path fill="${this.colour(paint)}" d="${data}"/>`)
    return this
  }

  fillAll(paint: Paint): this {
    return this.fill(rect(0, 0, this.width, this.height), paint)
  }

  stroke(data: string, paint: Paint, width: number, look: Look = {}): this {
    const stroke = `stroke="${this.colour(paint)}" stroke-width="${rounded(width)}"`
    this.#elements.push(`<path fill="none" ${stroke} d="${data}"${this.#attributes(look)}/>`)
    return this
  }

  ellipse([x, y]: Point, [radiusX, radiusY]: Point, slot: Slot, look: Look = {}): this {
    const geometry = `cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(radiusX)}" ry="${rounded(radiusY)}"`
    this.#elements.push(`<ellipse ${geometry} fill="${this.colour(slot)}"${this.#attributes(look)}/>`)
    return this
  }

  /** Draws a shadow on the shapes below; `strength` is 1 for a full one. */
  shadow(data: string, strength = 1): this {
    const { colour, opacity } = this.#settings.shadow
    return this.fill(data, colour, { opacity: Math.round(opacity * strength * 100) / 100 })
  }

  /** Draws rows of dots that grow from one diameter to another; each row is one dashed line. */
  halftone(
    [x, y, width, height]: Box,
    slot: Slot,
    { from, to, step }: { from: number; to: number; step: number },
  ): this {
    const rows = Math.max(2, Math.round(height / step))
    let lines = ''
    for (let row = 0; row < rows; row++) {
      const diameter = from + (to - from) * (row / (rows - 1))
      const line = path`M${x + (row % 2 ? step / 2 : 0)} ${y + row * step}h${width}`
      lines += `<path stroke-width="${rounded(diameter)}" d="${line}"/>`
    }
    const look = `fill="none" stroke="${this.colour(slot)}" stroke-linecap="round" stroke-dasharray="0 ${step}"`
    this.#elements.push(`<g ${look}>${lines}</g>`)
    return this
  }

  /** Draws horizontal lines, starting at the upper edge. */
  hatch([x, y, width, height]: Box, slot: Slot, { gap, thickness }: { gap: number; thickness: number }): this {
    let lines = ''
    for (let offset = 0; offset <= height; offset += gap) lines += path`M${x} ${y + offset}h${width}`
    return this.stroke(lines, slot, thickness)
  }

  /** Draws concentric circles with evenly spaced radii. */
  rings(
    [x, y]: Point,
    { from, to, count }: { from: number; to: number; count: number },
    slot: Slot,
    thickness: number,
  ): this {
    let circles = ''
    for (let i = 0; i < count; i++) circles += disc(x, y, from + (to - from) * (count < 2 ? 0 : i / (count - 1)))
    return this.stroke(circles, slot, thickness)
  }

  /** Clips everything that `draw` draws to a path. */
  clipped(data: string, draw: () => void): this {
    const id = this.define((name) => `<clipPath id="${name}"><path d="${data}"/></clipPath>`)
    return this.#group(`clip-path="url(#${id})"`, draw)
  }

  transformed(transform: string, draw: () => void): this {
    return this.#group(`transform="${transform}"`, draw)
  }

  /** Repeats a defined symbol in a row. The body has the first paint, `currentColor` the second. */
  repeat(id: string, xs: readonly number[], [body, detail]: readonly [Slot, Slot]): this {
    const uses = xs.map((x) => `<use href="#${id}" x="${x}"/>`).join('')
    this.#elements.push(`<g fill="${this.colour(body)}" color="${this.colour(detail)}">${uses}</g>`)
    return this
  }

  /** Adds a definition and returns its id. */
  define(write: (id: string) => string): string {
    const id = `${this.#settings.idPrefix}${this.#idCount++}`
    this.#definitions += write(id)
    return id
  }

  /**
   * Returns one of several names. It always takes a number from the sequence, so that a fixed variant keeps the rest of
   * its seed's picture.
   */
  oneOf<const Name extends string>(names: readonly Name[], fixed?: Name): Name {
    const drawn = nth(names, this.random.integer(0, names.length - 1))
    return fixed ?? drawn
  }

  /** Returns one of several values by name, chosen like `oneOf`. */
  choose<Choices extends Readonly<Record<string, unknown>>>(
    choices: Choices,
    fixed?: keyof Choices & string,
  ): Choices[keyof Choices & string] {
    return choices[this.oneOf(Object.keys(choices), fixed)]
  }

  /** Adds print grain to the whole picture. */
  grain(): this {
    const id = this.define(
      (name) =>
        `<filter id="${name}"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2"/>` +
        `<feColorMatrix values="0 0 0 0 .08 0 0 0 0 .07 0 0 0 0 .08 0 0 0 -1.6 1.05"/></filter>`,
    )
    const all = rect(0, 0, this.width, this.height)
    this.#elements.push(`<path d="${all}" filter="url(#${id})" opacity=".15"/>`)
    return this
  }

  colour(paint: Paint): string {
    return paint.startsWith('#') ? paint : this.#settings.colourOf(paint as Slot)
  }

  /** Returns the content of the `svg` element. */
  markup(): string {
    const definitions = this.#definitions && `<defs>${this.#definitions}</defs>`
    return definitions + this.#elements.map((element) => this.#written(element)).join('')
  }

  #written(element: GrowingPath | string): string {
    if (typeof element === 'string') return element
    return `<path fill="${this.colour(element.paint)}" d="${element.data}"${element.attributes}/>`
  }

  #group(attributes: string, draw: () => void): this {
    this.#elements.push(`<g ${attributes}>`)
    draw()
    this.#elements.push('</g>')
    return this
  }

  #attributes({ stroke, strokeWidth, dashes, join, cap, opacity }: Look): string {
    const values = {
      stroke: stroke && this.colour(stroke),
      'stroke-width': strokeWidth,
      'stroke-linejoin': join,
      'stroke-linecap': cap,
      'stroke-dasharray': dashes?.map(rounded).join(' '),
      opacity,
    }
    return Object.entries(values)
      .map(([name, value]) => (value === undefined ? '' : ` ${name}="${String(value).replace(/^0\./, '.')}"`))
      .join('')
  }
}

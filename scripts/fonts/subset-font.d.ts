declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2'
    /** OpenType features to keep; all if absent. */
    keepFeatures?: readonly string[]
    /** Axes to pin, with their values. */
    variationAxes?: Readonly<Record<string, number>>
    dropTables?: readonly string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff2'
    /** Features of OpenType to keep; all of them where absent. */
    keepFeatures?: readonly string[]
    /** One value pins an axis. */
    variationAxes?: Readonly<Record<string, number>>
    dropTables?: readonly string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>
}

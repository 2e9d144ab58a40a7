/** The part that is used here of https://github.com/papandreou/subset-font, which says nothing of its types. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'truetype' | 'woff2'
    /** What is left of a variable typeface's axes: a range, or one value. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** OpenType features that stay; all of them without it. */
    keepFeatures?: string[]
    noHinting?: boolean
    dropTables?: string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}

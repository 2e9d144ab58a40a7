import { list } from 'postcss'

export interface FontFace {
  family: string
  /** Of the woff2 file. */
  url: string
  /** The least and the greatest. */
  weight: [number, number]
  isItalic: boolean
  /** The first and the last code point of each range. */
  ranges: [number, number][]
}

export const weightOf = (text: string): number => ({ normal: 400, bold: 700 })[text] ?? Number(text)

const unquote = (text: string): string => text.trim().replace(/^["']|["']$/g, '')

/** A family's name without quotes and escapes, in lower case. */
export const familyName = (text: string): string => unquote(text).replace(/\\(.)/g, '$1').toLowerCase()

/** "U+26, U+0-7F, U+4??" */
function readRanges(text = 'U+0-10FFFF'): [number, number][] {
  return text.split(',').flatMap((range): [number, number][] => {
    const [, from = '', to] = range.match(/u\+([0-9a-f?]+)(?:-([0-9a-f]+))?/i) ?? []
    const [first, last] = [from.replaceAll('?', '0'), to ?? from.replaceAll('?', 'f')].map((hex) =>
      Number.parseInt(hex, 16),
    )
    return first !== undefined && last !== undefined && first <= last ? [[first, last]] : []
  })
}

/** The face that the declarations of an @font-face rule describe. Undefined where it names no woff2 file, such as one of the visitor's machine. */
export function readFontFace(declarations: [name: string, value: string][]): FontFace | undefined {
  const values = Object.fromEntries(declarations)
  const { 'font-family': family = '', 'font-weight': weight = '400', 'font-style': style = 'normal', src = '' } = values
  const sources = list.comma(src).map((source) => unquote(source.match(/^url\(([^)]*)\)/)?.[1] ?? ''))
  const url = sources.find((address) => /^\/[^?#]*\.woff2(?:[?#]|$)/.test(address))
  if (!url) return undefined
  const [least = 400, greatest = least] = weight.split(/\s+/).map(weightOf)
  return {
    family: familyName(family),
    url,
    weight: [least, greatest],
    isItalic: style !== 'normal',
    ranges: readRanges(values['unicode-range']),
  }
}

/** How far a weight is from the wanted one: https://www.w3.org/TR/css-fonts-4/#font-style-matching */
function distance(weight: number, wanted: number): number {
  const far = 1000
  const difference = Math.abs(weight - wanted)
  if (wanted < 400) return weight <= wanted ? difference : far + difference
  if (wanted > 500) return weight >= wanted ? difference : far + difference
  if (weight < wanted) return far + difference
  return weight <= 500 ? difference : 2 * far + difference
}

/** The faces of a family that a browser uses for a weight and style. They differ in their characters. */
export function matchFaces(faces: FontFace[], weight: number, isItalic: boolean): FontFace[] {
  const ofStyle = faces.filter((face) => face.isItalic === isItalic)
  const candidates = ofStyle.length > 0 ? ofStyle : faces
  const distances = candidates.map(({ weight: [least, greatest] }) =>
    distance(Math.min(Math.max(weight, least), greatest), weight),
  )
  const nearest = Math.min(...distances)
  return candidates.filter((_, index) => distances[index] === nearest)
}

export const hasCharacter = ({ ranges }: FontFace, point: number): boolean =>
  ranges.some(([first, last]) => first <= point && point <= last)

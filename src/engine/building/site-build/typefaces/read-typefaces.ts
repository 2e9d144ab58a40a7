import { list, type Root } from 'postcss'
import { getOrAdd } from '../../../base/shared-types/maps'
import type { Typeface } from './first-fonts'

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

export function readTypefaces(css: Root): Typeface[] {
  const typefaces = new Map<string, Typeface>()
  css.walkAtRules('font-face', (rule) => {
    const values: Record<string, string> = {}
    rule.walkDecls(({ prop, value }) => {
      values[prop.toLowerCase()] = value
    })
    const {
      'font-family': family = '',
      'font-weight': weight = '400',
      'font-style': style = 'normal',
      src = '',
    } = values
    const sources = list.comma(src).map((source) => unquote(source.match(/^url\(([^)]*)\)/)?.[1] ?? ''))
    const url = sources.find((address) => /^\/[^?#]*\.woff2(?:[?#]|$)/.test(address))
    if (!url) return
    const [least = 400, greatest = least] = weight.split(/\s+/).map(weightOf)
    const typeface: Typeface = {
      ...{ family: familyName(family), weight: [least, greatest], isItalic: style !== 'normal', files: [] },
    }
    const { files } = getOrAdd(typefaces, JSON.stringify(typeface), () => typeface)
    files.push({ url, ranges: readRanges(values['unicode-range']) })
  })
  return [...typefaces.values()]
}

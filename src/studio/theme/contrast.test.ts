import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.scss'), 'utf8')
const [notes = ''] = tokens.split('*/')
const rules = tokens.slice(notes.length)

const schemes = ['light', 'dark'] as const

/** The values of each colour in the two schemes, often the same one. */
const colours = new Map(
  Array.from(
    rules.matchAll(/(--[\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g),
    ([, name = '', light = '', dark = light]) => [name, { light, dark }],
  ),
)

const names = (text: string) => text.match(/--[\w-]+/g) ?? []

/** The pairs below a headline: each line is "--words on --ground, --ground". */
function pairsUnder(headline: string): [words: string, ground: string][] {
  const [, list = ''] = notes.split(headline)
  const lines = (list.split('\n *\n')[0] ?? '').split('\n').filter((line) => line.includes(' on '))
  return lines.flatMap((line) => {
    const [words = '', grounds = ''] = line.split(' on ')
    return names(grounds).map((ground): [string, string] => [names(words)[0] as string, ground])
  })
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The lower one of both schemes. */
function contrast(...names: [string, string]): number {
  const ratios = schemes.map((scheme) => {
    const [dark = 0, light = 0] = names
      .map((name) => luminance(colours.get(name)?.[scheme] ?? ''))
      .sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  })
  return Math.min(...ratios)
}

const wordPairs = pairsUnder('carry words')
const controlPairs = pairsUnder('draw controls')

describe("the colour pairs of the theme's notes", () => {
  test('are found, and are colours of the theme', () => {
    expect([wordPairs.length, controlPairs.length].every((count) => count > 8)).toBe(true)
    expect([...wordPairs, ...controlPairs].flat().filter((name) => !colours.has(name))).toEqual([])
  })

  test.each(wordPairs)('%s can be read on %s', (words, ground) => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controlPairs)('%s can be seen on %s', (line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('every page colour pairs its surface, tint and deep tone as the notes allow', () => {
  const allowed = new Set(wordPairs.map((pair) => pair.join(' on ')))
  const pages = rules.split(/\n}\n/).flatMap((rule) => {
    const token = (name: string) => new RegExp(`  --${name}: var\\((--[\\w-]+)\\)`).exec(rule)?.[1]
    const [surface, on, tint, deep] = ['surface', 'on-surface', 'tint', 'deep'].map(token)
    return surface ? [`${on} on ${surface}`, `--ink on ${tint}`, `${deep} on ${tint}`, `${deep} on --paper`] : []
  })
  expect(pages.length).toBe(4 * 7)
  expect(pages.filter((pair) => !allowed.has(pair))).toEqual([])
})

import { readJson } from '../../../base/json-parser'
import { isObject } from '../../../base/shared-types/json'
import { engineWords, placeholdersIn } from './engine-words'
import type { Fault } from './fault'

type Explain = (value: unknown) => string[]

export function explainJson(place: string, text: string, explain: Explain): Fault[] {
  const { mistakes, placeOf } = readJson(text)
  const [first] = mistakes
  if (!first) return explain(JSON.parse(text)).map((message) => ({ place, message }))
  const { line, column } = placeOf(first.offset)
  return [{ place: `${place}:${line}:${column}`, message: `This is no JSON. ${first.message}` }]
}

export const isWritten = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function explainWord(name: string, english: string, words: Record<string, unknown>): string[] {
  const value = words[name]
  if (!(name in words))
    return [
      `"${name}" is missing. Add it in the language of the site; in English it is "${english}". "npm run upgrade -- --apply" adds it, too.`,
    ]
  if (!isWritten(value)) return [`"${name}" is no text. In English it is "${english}".`]
  return placeholdersIn(english)
    .filter((placeholder) => !value.includes(placeholder))
    .map((placeholder) => `"${name}" lacks ${placeholder}, which the site replaces. In English it is "${english}".`)
}

export const findFaultsInWords = (place: string, text: string): Fault[] =>
  explainJson(place, text, (words) =>
    isObject(words)
      ? Object.entries(engineWords).flatMap(([name, english]) => explainWord(name, english, words))
      : ['This is a list or a single value. Write one object: each name with its words.'],
  )

const isRange = (value: unknown, most: number) =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number' && end >= 0 && end <= most)

function explainColour(item: unknown, number: number): string[] {
  const { colour, hues, lightness } = isObject(item) ? item : {}
  if (!isWritten(colour))
    return [
      `Item ${number} has no "colour": the name of a colour of the theme, for example { "colour": "sea", "hues": [150, 250] }.`,
    ]
  if (!isRange(hues, 360))
    return [`The colour "${colour}" has no "hues": from and to in degrees, for example [150, 250].`]
  if (lightness !== undefined && !isRange(lightness, 1))
    return [`"lightness" of the colour "${colour}" is from and to between 0 and 1, for example [0, 0.3].`]
  return []
}

export const findFaultsInPalette = (place: string, text: string): Fault[] =>
  explainJson(place, text, (palette) =>
    Array.isArray(palette) && palette.length > 0
      ? palette.flatMap((item, index) => explainColour(item, index + 1))
      : [
          'This names no colour. Write a list with one colour at least, for example [{ "colour": "sea", "hues": [0, 360] }].',
        ],
  )

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as words from '@studio/words.json'
import { expect, test } from 'vitest'
import { fill } from '../src/engine/text/interface-words'

const root = join(import.meta.dirname, '..')

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name))

const keysOf = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')))

const keys = keysOf(join(root, 'src/studio/words.json'))

const sources = filesIn('src')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

test('every word of the interface is used', () => {
  const said = sources.flatMap((text) => {
    const named = text.match(/import \{([^}]*)\} from '@studio\/words\.json'/)?.[1]?.split(',') ?? []
    const ofAll = [...text.matchAll(/\bwords\.(\w+)/g)].map(([, key]) => key)
    const handedOver = [...text.matchAll(/\{ ([\w, ]+) \}: Pick<ServedWords/g)].flatMap(([, list]) => list?.split(','))
    return [...named, ...ofAll, ...handedOver].map((key) => key?.trim())
  })
  expect(keys.filter((key) => !said.includes(key))).toEqual([])
})

test('every studio has a word for each that the first one has', () => {
  const studios = filesIn('tests').filter((file) => file.endsWith('words.json'))
  for (const studio of studios) expect(keysOf(studio).sort(), studio).toEqual(keys.toSorted())
})

test('placeholders take their values, whatever stands in these', () => {
  expect(fill(words.slidePosition, { number: 2, count: '$&' })).toBe(
    words.slidePosition.replace('{number}', '2').replace('{count}', () => '$&'),
  )
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

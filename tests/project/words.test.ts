import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as words from '@studio/words.json'
import { expect, test } from 'vitest'
import { fill } from '../../src/engine/base/text/interface-words'
import { findUnusedWords } from '../../src/engine/commands/studio-test/words'
import { engineWords } from '../../src/engine/folders/studio-folder/studio/engine-words'

const root = join(import.meta.dirname, '../..')

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name))

const keysOf = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')))

const sourcesIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))

/** The keys of words.json that sources use, by whichever way they import it. */
const usedIn = (sources: string[]): Set<string> =>
  new Set(
    sources.flatMap((text) => {
      const named = text.match(/import \{([^}]*)\} from '[^']*words\.json'/)?.[1]?.split(',') ?? []
      const ofAll = [...text.matchAll(/\bwords\.([a-z]\w+)\b(?!\()/gi)].map(([, key]) => key ?? '')
      const served = [...text.matchAll(/\{ ([\w, ]+) \}: Pick<ServedWords/g)].flatMap(([, list = '']) =>
        list.split(','),
      )
      return [...named, ...ofAll, ...served].map((key) => key.trim())
    }),
  )

const studios = ['.', 'tests/second-studio', 'starter']

test.each(studios)('the words of %s are all used', (studio) => {
  expect(findUnusedWords(join(root, studio))).toEqual([])
})

test('the engine lists the words that it uses', () => {
  const known = keysOf(join(root, 'src/studio/words.json'))
  const used = [...usedIn(sourcesIn('src/engine'))].filter((key) => known.includes(key))
  expect(used.sort()).toEqual(Object.keys(engineWords).sort())
})

test('placeholders take their values, whatever stands in these', () => {
  expect(fill(words.slidePosition, { number: 2, count: '$&' })).toBe(
    words.slidePosition.replace('{number}', '2').replace('{count}', () => '$&'),
  )
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

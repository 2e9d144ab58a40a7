import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Every requirement is proved by tests that name its id in their title, as "(B4)" or "(S10, B6)". This is the table of
 * them: it is read off the titles, so that it cannot drift from the tests. RUN_TABLE=1 prints it.
 */
const root = join(import.meta.dirname, '../..')

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)

const ids = [
  ...numbered('R', 11),
  ...numbered('S', 17),
  ...numbered('E', 5),
  ...numbered('B', 9),
  ...numbered('G', 3),
  ...numbered('X', 3),
]

interface Proof {
  file: string
  title: string
  ids: string[]
}

/** The titles of all tests, with the ids that stand in their brackets. */
function proofs(): Proof[] {
  return ['src', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith('requirements.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const titles = text.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)
      return [...titles].map(([, , title = '']) => ({
        file,
        title,
        ids: [...title.matchAll(/\(([^()]*)\)/g)].flatMap(([, words = '']) =>
          words.split(', ').filter((word) => ids.includes(word)),
        ),
      }))
    })
}

const table = proofs()

if (process.env.RUN_TABLE) {
  for (const id of ids)
    for (const proof of table.filter((item) => item.ids.includes(id))) console.log(id, proof.file, proof.title)
}

test.each(ids)('requirement %s is proved by a test that names it', (id) => {
  expect(table.filter((proof) => proof.ids.includes(id)).map(({ file, title }) => `${file}: ${title}`)).not.toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './site'

/** The rows of docs/requirements.md by their ids: "S1" -> "Home: a banner with …". */
const rows = new Map(
  Array.from(
    readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) \| (.*) \|$/gm),
    ([, id = '', text = '']) => [id, text] as const,
  ),
)

/** The text of a requirement. */
export function requirement(id: string): string {
  const text = rows.get(id)
  if (text === undefined) throw new Error(`docs/requirements.md has no row ${id}.`)
  return text
}

/** The words that visitors see exactly so. */
export const quotedIn = (text: string): string[] => Array.from(text.matchAll(/“([^”]+)”/g), ([, words = '']) => words)

/** What a requirement lists in brackets after some words: "a carousel of words (animation, content)" -> both. */
export function listedAfter(text: string, words: string): string[] {
  const list = text.slice(text.indexOf(words)).match(/\(([^)]*)\)/)?.[1]
  if (!text.includes(words) || !list) throw new Error(`The requirement has no list after “${words}”.`)
  return list.split(/, | and /)
}

/** The numbers that come after some words: "the featured projects 17, 5, 18 with" -> [17, 5, 18]. */
export const numbersAfter = (text: string, words: string): number[] =>
  (text.split(words)[1]?.match(/^ ?(\d+(?:, \d+)*)/)?.[1] ?? '').split(', ').map(Number)

/** The paths in backticks: "`/contact`, `/home/museums`". */
export const pathsIn = (text: string): string[] => Array.from(text.matchAll(/`(\/[^`{]*)`/g), ([, path = '']) => path)

/** The 19 projects: the id of each by its path. */
export const projectIds = new Map(
  Array.from(requirement('E2').matchAll(/([a-z0-9-]+) \((\d+)\)/g), ([, name, id]) => [
    `/projects/${name}`,
    Number(id),
  ]),
)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export interface Pattern {
  file: string
  source: string
  flags: string
}

const filesIn = (folder: string, isMeant: (name: string) => boolean): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isMeant)
    .map((name) => join(folder, name))
    .sort()

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function collect(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (!isNode(value)) return
  visit(value)
  for (const part of Object.values(value)) collect(part, visit)
}

function patternsOfCode(file: string): Pattern[] {
  const found: Pattern[] = []
  collect(parseSync(file, readFileSync(file, 'utf8')).program, ({ type, regex }) => {
    if (type !== 'Literal' || !isNode(regex)) return
    found.push({ file, source: String(regex.pattern), flags: String(regex.flags) })
  })
  return found
}

function patternsOfSchema(file: string): Pattern[] {
  const found: Pattern[] = []
  collect(JSON.parse(readFileSync(file, 'utf8')), ({ pattern, patternProperties }) => {
    const names = isNode(patternProperties) ? Object.keys(patternProperties) : []
    for (const source of [...(typeof pattern === 'string' ? [pattern] : []), ...names])
      found.push({ file, source, flags: 'u' })
  })
  return found
}

/** Lists the literal regular expressions in src/ and schemas/ once. */
export function listPatterns(): Pattern[] {
  const code = filesIn('src', (name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('generated'))
  const schemas = filesIn('schemas', (name) => name.endsWith('.json'))
  const all = [...code.flatMap(patternsOfCode), ...schemas.flatMap(patternsOfSchema)]
  return [...new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()]
}

/** A character of each class. */
const classCharacter: Record<string, string> = {
  s: ' ',
  S: 'a',
  d: '1',
  D: 'a',
  w: 'a',
  W: ' ',
  n: '\n',
  r: '\r',
  t: '\t',
}

/** Returns the literal texts of a pattern, with a character for each class. */
function partsOf(source: string): string[] {
  const plain = source
    .replace(/\\u\{?([0-9a-f]{4,5})\}?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\[pP]\{[^}]*\}/g, 'a')
    .replace(/\\([sSdDwWnrt])/g, (_, name: string) => classCharacter[name] as string)
    .replace(/\(\?(?:[:=!]|<[=!])/g, '(')
    .replace(/\\[bB]/g, '')
  const words = plain.match(/(?:[^\\()[\]{}|*+?^$]|\\.)+/g) ?? []
  return words.map((word) => word.replace(/\\(.)/g, '$1')).filter((word) => word.length <= 40)
}

/** Returns a text of a length that may be slow to match. */
export type Attack = (length: number) => string

const common = ['a', 'A', '1', ' ', '\t', '\n', '-', '/', '.', '"', '\\', '<', '[', '(', '{', ',', '=', '@']

/**
 * Repeats one or two parts of a pattern, with or without its start, and with an end that does not match. A few parts of
 * the longest patterns, which are lists of names, are enough.
 */
export function attacksOn({ source }: Pattern): Attack[] {
  const own = [...new Set(partsOf(source))].slice(0, 10)
  const characters = [...new Set([...own.flatMap((part) => [...part]), ...common])].slice(0, 28)
  const pumps = new Set([...own, ...characters, ...own.flatMap((part) => [`${part}a`, `<${part}`])])
  for (const [index, part] of own.entries()) {
    pumps.add(`${part}${own[index + 1] ?? ''}`)
    pumps.add(own.slice(index).join(''))
  }
  const starts = new Set([
    '',
    'a',
    own[0] ?? '',
    own.slice(0, 2).join(''),
    own.slice(0, 3).join(''),
    `${own[0] ?? ''}a@a`,
  ])
  const ends = ['', ' \u0000\n']
  return [...pumps].flatMap((pump) =>
    [...starts].flatMap((start) =>
      ends.map((end) => (length: number) => start + pump.repeat(Math.ceil(length / pump.length)) + end),
    ),
  )
}

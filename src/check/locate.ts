import type { Problem } from '../model/problem'
import { type Draft, isObject } from './content'
import type { PlaceOf } from './lines'
import { replaceTokens } from './replacing'
import { nodeAt, pointerAt, type Reading } from './syntax'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** What an author knows a block by: its heading, or else the first text that names it. */
const headingOf = (block: Record<string, unknown>): string | undefined => textOf(block.heading) ?? textOf(block.title)

function describeBlock(block: unknown, number: number): NonNullable<Problem['block']> {
  if (!isObject(block)) return { number, type: 'no block' }
  const type = block.type ?? (block.shared === undefined ? 'no type' : 'shared')
  return { number, type: String(type), heading: headingOf(block) }
}

/** The page and the block that a pointer leads into, by what is written there. */
function surroundings(content: unknown, pointer: string): Pick<Problem, 'page' | 'title' | 'block'> {
  const [area, index, part, blockIndex] = pointer.split('/').slice(1)
  if (!isObject(content)) return {}
  if (area === 'shared' && isObject(content.shared) && index !== undefined) {
    const block = Object.hasOwn(content.shared, index) ? content.shared[index] : undefined
    return isObject(block) && block.type !== undefined ? { block: describeBlock(block, 0) } : {}
  }
  if (area !== 'pages' || !Array.isArray(content.pages)) return {}
  const page: unknown = content.pages[Number(index)]
  if (!isObject(page)) return {}
  const ofPage = { page: textOf(page.path), title: textOf(page.title) }
  if (part !== 'blocks' || blockIndex === undefined || !Array.isArray(page.blocks)) return ofPage
  return { ...ofPage, block: describeBlock(page.blocks[Number(blockIndex)], Number(blockIndex) + 1) }
}

/** The place of a token of the text, as a problem shows it. */
function spanOf(lineOf: PlaceOf, offset: number, length: number) {
  const end = lineOf(offset + length)
  return { ...lineOf(offset), endLine: end.line, endColumn: end.column }
}

/** The mistakes in the JSON itself, with the page and the block that they stand in, as far as those can be read. */
export function locateMistakes({ text, value, mistakes, root, placeOf }: Reading, file: string): Problem[] {
  return mistakes.map(({ kind, offset, length, ...mistake }) => {
    const tree = root()
    const pointer = tree ? pointerAt(text, tree, offset) : ''
    return {
      rule: kind === 'duplicate' ? 'duplicate-field' : 'syntax',
      severity: 'error',
      ...mistake,
      file,
      ...spanOf(placeOf, offset, length),
      pointer,
      ...surroundings(value, pointer),
    }
  })
}

/** What is wrong with a value because its text was misread, or because it is one of two, is said already. */
export function withoutEchoes(problems: Problem[], mistakes: Problem[]): Problem[] {
  const places = new Set(mistakes.map(({ pointer }) => pointer))
  const twice = mistakes.flatMap(({ rule, pointer }) => (rule === 'duplicate-field' ? [pointer] : []))
  const isEcho = ({ pointer }: Problem) =>
    places.has(pointer) ||
    twice.some((place) => pointer.startsWith(`${place}/`) || pointer === place.slice(0, place.lastIndexOf('/')))
  return mistakes.length === 0 ? problems : problems.filter((problem) => !isEcho(problem))
}

/** " The same in line 30.", " The same in lines 30, 44 and 51." */
function sayOthers(lines: number[]): string {
  const shown = lines.slice(0, 8)
  const rest = lines.length - shown.length
  const last = rest > 0 ? `${rest} more` : shown.pop()
  return ` The same in ${lines.length === 1 ? 'line' : 'lines'} ${[shown.join(', '), last].filter(Boolean).join(' and ')}.`
}

/** Finds line, column, page and block of every draft, and puts them in the order of the file. */
export function locate(drafts: Draft[], { text, value, root, placeOf: lineOf }: Reading, file: string): Problem[] {
  if (drafts.length === 0) return []
  const tree = root()
  const tokenAt = (pointer: string, on: Draft['on']) => {
    const node = tree && nodeAt(text, tree, pointer)
    if (!node) return { pointer, offset: 0, length: 0 }
    const [start, end] = on === 'key' && node.keyStart >= 0 ? [node.keyStart, node.keyEnd] : [node.start, node.end]
    return { pointer, offset: start, length: end - start }
  }
  return drafts
    .map(({ pointer: first, others = [], on, replacement, replaces, cause: _, ...draft }) => {
      const tokens = [...new Set([first, ...others])].map((place) => tokenAt(place, on))
      const [token, ...further] = tokens.sort((a, b) => a.offset - b.offset) as [(typeof tokens)[0], ...typeof tokens]
      const { offset, length, pointer } = token
      const same = [...new Set(further.map((other) => lineOf(other.offset).line))]
      const fix = replacement === undefined ? undefined : replaceTokens(text, tokens, replacement, replaces)
      return {
        severity: 'error' as const,
        ...draft,
        message: same.length > 0 ? draft.message + sayOthers(same) : draft.message,
        ...(fix && { fix }),
        file,
        ...spanOf(lineOf, offset, length),
        pointer,
        ...surroundings(value, pointer),
      }
    })
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

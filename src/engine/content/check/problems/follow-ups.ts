import { parentPointer } from '../../../base/shared-types/json'
import { blockAround } from '../../schema-model/holders'
import type { CodedFinding } from '../findings/finding'

/** A place and those around it: "/pages/3/blocks/0", "/pages/3/blocks", "/pages/3", "/pages". */
function* placesAround(pointer: string): Generator<string> {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) yield pointer.slice(0, end)
}

const placesOf = (warnings: CodedFinding[], code: string) =>
  new Set(warnings.flatMap(({ rule, pointer }) => (rule === code ? [pointer] : [])))

/** A shared block is on several pages, but its headings are reported once. */
export function withoutSharedHeadings(warnings: CodedFinding[]): CodedFinding[] {
  const reported = new Set<string>()
  return warnings.filter(({ rule, pointer }) => {
    const block = rule === 'heading-order' ? blockAround(pointer) : ''
    const isNew = block === '' || !reported.has(block)
    if (isNew) reported.add(block)
    return isNew
  })
}

export function withoutFollowUps(warnings: CodedFinding[]): CodedFinding[] {
  const unfinished = placesOf(warnings, 'unfinished-text')
  const repeated = placesOf(warnings, 'repeated')
  const marked = placesOf(warnings, 'plain-text')
  const misplaced = placesOf(warnings, 'block-position')
  const described = placesOf(warnings, 'alt-text')
  if (unfinished.size + repeated.size + misplaced.size + marked.size === 0) return warnings
  const holdsUnfinished = new Set([...unfinished].flatMap((pointer) => [...placesAround(pointer)]))
  const isWithin = (places: Set<string>, pointer: string) =>
    places.size > 0 && [...placesAround(pointer)].some((place) => places.has(place))

  // A repeated block is not reported where another warning already covers it.
  const isBehindOther = (pointer: string) => holdsUnfinished.has(pointer) || isWithin(misplaced, parentPointer(pointer))
  const twice = new Set([...repeated].filter((pointer) => !isBehindOther(pointer)))

  return warnings.filter(({ rule, pointer }) => {
    // A placeholder picture is reported; its alternative text needs no second message.
    if (rule === 'unfinished-text') return !(pointer.endsWith('/alt') && unfinished.has(pointer.replace(/alt$/, 'src')))
    if (unfinished.has(pointer)) return false
    // Markdown and escaped html have no tags yet; what is to be taken out needs no space.
    if ((rule === 'html-form' || rule === 'missing-space') && marked.has(pointer)) return false
    // Both report a path as an alternative text.
    if (rule === 'plain-text' && described.has(pointer)) return false
    if (rule === 'repeated') return twice.has(pointer)
    // The last block is the copy.
    if (rule === 'page-ending' && [...twice].some((place) => parentPointer(place) === pointer)) return false
    if (rule === 'one-h1' && isWithin(misplaced, pointer)) return false
    // A copied block may show the first one's picture, so that its own is unused.
    if (rule === 'unused-file') return twice.size === 0
    return !isWithin(twice, pointer)
  })
}

import { parentPointer } from '../../model/json'
import type { Draft } from '../draft'

/** Every place around a place, itself first: "/pages/3/blocks/0", "/pages/3/blocks", "/pages/3", "/pages". */
function* placesAround(pointer: string): Generator<string> {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) yield pointer.slice(0, end)
}

/** The places that findings of a rule are about. */
const placesOf = (warnings: Draft[], code: string) =>
  new Set(warnings.flatMap(({ rule, pointer }) => (rule === code ? [pointer] : [])))

/** Leaves out the warnings that follow from another warning. */
export function withoutEchoes(warnings: Draft[]): Draft[] {
  const unfinished = placesOf(warnings, 'unfinished-text')
  const repeated = placesOf(warnings, 'repeated')
  const marked = placesOf(warnings, 'plain-text')
  const misplaced = placesOf(warnings, 'block-position')
  const described = placesOf(warnings, 'alt-text')
  if (unfinished.size + repeated.size + misplaced.size + marked.size === 0) return warnings
  const holdsUnfinished = new Set([...unfinished].flatMap((pointer) => [...placesAround(pointer)]))
  const isWithin = (places: Set<string>, pointer: string) =>
    places.size > 0 && [...placesAround(pointer)].some((place) => places.has(place))

  // A warning that excuses another is reported itself. A repeated block is reported as repeated, not as misplaced.
  const isBehindOther = (pointer: string) => holdsUnfinished.has(pointer) || isWithin(misplaced, parentPointer(pointer))
  const twice = new Set([...repeated].filter((pointer) => !isBehindOther(pointer)))

  return warnings.filter(({ rule, pointer }) => {
    // A placeholder picture is reported; its unfinished alternative text needs no second message.
    if (rule === 'unfinished-text') return !(pointer.endsWith('/alt') && unfinished.has(pointer.replace(/alt$/, 'src')))
    if (unfinished.has(pointer)) return false
    // Markdown, or html in codes, has no tags yet.
    if (rule === 'html-form' && marked.has(pointer)) return false
    // A path for an alternative text is the name of a file to both.
    if (rule === 'plain-text' && described.has(pointer)) return false
    if (rule === 'repeated') return twice.has(pointer)
    // The last block is the one that was copied.
    if (rule === 'page-ending' && [...twice].some((place) => parentPointer(place) === pointer)) return false
    if (rule === 'one-h1' && isWithin(misplaced, pointer)) return false
    // A block that was copied may show the picture of the first one, and its own is unused therefore.
    if (rule === 'unused-file') return twice.size === 0
    return !isWithin(twice, pointer)
  })
}

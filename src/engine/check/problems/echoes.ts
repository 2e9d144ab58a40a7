import type { Draft } from '../draft'

/** Every place around a place, itself first: "/pages/3/blocks/0", "/pages/3/blocks", "/pages/3", "/pages". */
function* placesAround(pointer: string): Generator<string> {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) yield pointer.slice(0, end)
}

/** The places that findings of a rule are about. */
const placesOf = (warnings: Draft[], code: string) =>
  new Set(warnings.flatMap(({ rule, pointer }) => (rule === code ? [pointer] : [])))

/** One mistake, one message: leaves out the warnings that follow from what another one says already. */
export function withoutEchoes(warnings: Draft[]): Draft[] {
  const unfinished = placesOf(warnings, 'unfinished-text')
  const twice = placesOf(warnings, 'repeated')
  const misplaced = placesOf(warnings, 'block-position')
  if (unfinished.size + twice.size + misplaced.size === 0) return warnings
  const holdsUnfinished = new Set([...unfinished].flatMap((pointer) => [...placesAround(pointer)]))
  const isWithin = (places: Set<string>, pointer: string) =>
    places.size > 0 && [...placesAround(pointer)].some((place) => places.has(place))

  return warnings.filter(({ rule, pointer }) => {
    // The words of a picture that is still to come are to come with it.
    if (rule === 'unfinished-text') return !(pointer.endsWith('/alt') && unfinished.has(pointer.replace(/alt$/, 'src')))
    if (unfinished.has(pointer)) return false
    if (rule === 'repeated') return !holdsUnfinished.has(pointer) && !isWithin(misplaced, pointer)
    if (rule === 'one-h1' && isWithin(misplaced, pointer)) return false
    // A picture that was copied stands where another one should.
    if (rule === 'unused-file') return twice.size === 0
    return !isWithin(twice, pointer)
  })
}

import { parseJson } from '../../../shared-types/json'
import type { PlaceOf } from '../../line-index'
import { type Mistake, replaceText } from '../mistake'

const bracketAlone = /^[ \t]*(?:"[^"\r\n]*"[ \t]*:[ \t]*)?([{}[\]]),?[ \t\r]*$/
/** A number is no name of a field: it counts the items of a list. */
const fieldOrItem = /^[ \t]*"(?!\d+"[ \t]*:)/

/** A few mistakes at most follow from one moved line. */
const mostMistakes = 4

export const isJson = (text: string): boolean => parseJson(text.replace(/^\uFEFF/, '')) !== undefined

/** Finds a line that was moved over the bracket beside it, as Alt and an arrow key do. Returns the mended text. */
export function findMovedLine(
  text: string,
  mistakes: Mistake[],
  placeOf: PlaceOf,
): { text: string; mistake: Mistake } | undefined {
  if (mistakes.length === 0 || mistakes.length > mostMistakes) return undefined
  const lines = text.split('\n')
  const near = mistakes.flatMap(({ offset }) => {
    const { line } = placeOf(offset)
    return [line - 3, line - 2, line - 1, line]
  })
  for (const index of new Set(near)) {
    const [one, other] = [lines[index], lines[index + 1]]
    if (index < 0 || one === undefined || other === undefined) continue
    const isMovedDown = bracketAlone.test(one) && fieldOrItem.test(other) && !bracketAlone.test(other)
    const isMovedUp = bracketAlone.test(other) && fieldOrItem.test(one) && !bracketAlone.test(one)
    if (!isMovedDown && !isMovedUp) continue
    const swapped = lines
      .with(index, other)
      .with(index + 1, one)
      .join('\n')
    if (!isJson(swapped)) continue
    const start = lines.slice(0, index).reduce((length, line) => length + line.length + 1, 0)
    const moved = isMovedDown ? other : one
    const bracket = (isMovedDown ? one : other).match(bracketAlone)?.[1]
    const message = `This line was moved over a bracket. Put it back ${isMovedDown ? 'above' : 'below'} the ${bracket} in line ${index + (isMovedDown ? 1 : 2)}.`
    const offset = start + (isMovedDown ? one.length + 1 : 0) + moved.search(/\S/)
    const fix = [replaceText(start, one.length + 1 + other.length, `${other}\n${one}`)]
    return { text: swapped, mistake: { kind: 'other', message, offset, length: moved.trim().length, fix } }
  }
  return undefined
}

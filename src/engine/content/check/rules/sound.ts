import { asList, asObject } from '../../../base/shared-types/json'
import { secondsInWords, sizeInWords } from '../../../base/text/numbers'
import type { PublicFiles } from '../files/public-file'
import type { PageRule } from '../findings/rule'

/** With the drawings of its film, which are sent with about 60 kB, it stays below 250 kB. */
const mostBytes = 190_000

function explainHeavy(name: unknown, files: PublicFiles): string | undefined {
  const file = typeof name === 'string' && name.endsWith('.mp3') ? files.get(name) : undefined
  if (!file || file.bytes <= mostBytes) return undefined
  return `"${name}" has ${sizeInWords(file.bytes)}; the sound of a film may have ${sizeInWords(mostBytes)}. Export it again as .mp3 in mono, with 40 kbit/s or less.`
}

/** `before` is the time of the caption above. */
function explainTime(at: number, before: number, length: number): string | undefined {
  if (length > 0 && at >= length)
    return `This caption begins ${secondsInWords(at)} into the film, which is ${secondsInWords(length)} long. Let it begin earlier, or remove it.`
  if (at > before) return undefined
  return `This caption begins ${secondsInWords(at)} into the film, and the one above it at ${secondsInWords(before)}. Write captions in the order in which they are heard.`
}

/** The sound of a film: it lies beside the scenes, and its captions are timed. */
export const sound: PageRule = {
  code: 'sound',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, files }) =>
    ofFormat('sound').flatMap(({ value, pointer, parent }) => {
      const { file, captions } = asObject(value)
      const length = asList(asObject(parent).scenes).reduce(
        (sum: number, scene) => sum + (Number(asObject(scene).seconds) || 0),
        0,
      )
      const heavy = explainHeavy(file, files)
      const times = asList(captions).map((caption) => asObject(caption).at)
      const findings = times.flatMap((at, index) => {
        if (typeof at !== 'number') return []
        const before = times.slice(0, index).findLast((time) => typeof time === 'number')
        const message = explainTime(at, before ?? -1, length)
        return message ? [{ pointer: `${pointer}/captions/${index}/at`, message }] : []
      })
      return heavy ? [{ pointer: `${pointer}/file`, message: heavy }, ...findings] : findings
    }),
}

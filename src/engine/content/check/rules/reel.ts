import { asObject } from '../../../base/shared-types/json'
import { secondsInWords } from '../../../base/text/numbers'
import type { PublicFiles } from '../files/public-file'
import type { PageRule } from '../findings/rule'

interface Cut {
  file: string
  from: string
  seconds: string
  longest: number
}

interface Scene {
  name: unknown
  from: number
  length: number
}

/** Undefined if it can, or another rule reports the file. */
function findMistake(
  files: PublicFiles,
  { name, from, length }: Scene,
  cut: Cut,
): [field: string, message: string] | undefined {
  const file = typeof name === 'string' ? files.get(name) : undefined
  if (!file?.isLoop) return undefined
  if (!String(name).endsWith('.json'))
    return [cut.file, `No scene can be cut from "${name}", which is a moving picture. Name a .json of drawings.`]
  const { seconds } = file
  if (seconds === undefined || from + length <= seconds + 0.01) return undefined
  const whole = `"${name}", which is ${secondsInWords(seconds)} long`
  if (from >= seconds)
    return [cut.from, `The scene begins ${secondsInWords(from)} into ${whole}. Let it begin earlier.`]
  const longest = secondsInWords(seconds - from)
  return [
    cut.seconds,
    `The scene ends ${secondsInWords(from + length)} into ${whole}. Make it ${longest} or less, or let it begin earlier.`,
  ]
}

export const reel: PageRule = {
  code: 'reel',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, files }) =>
    ofFormat('cutFrom').flatMap(({ value, pointer, wanted }) => {
      if (!Array.isArray(value)) return []
      const cut = wanted as Cut
      const scenes = value
        .map((item: unknown): Record<string, unknown> => asObject(item))
        .map((scene) => ({
          name: scene[cut.file],
          from: Number(scene[cut.from]) || 0,
          length: Number(scene[cut.seconds]) || 0,
        }))
      const findings = scenes.flatMap((scene, index) => {
        const [field, message] = findMistake(files, scene, cut) ?? []
        return message ? [{ pointer: `${pointer}/${index}/${field}`, message }] : []
      })
      const total = scenes.reduce((sum, { length }) => sum + length, 0)
      if (total <= cut.longest) return findings
      const message = `These scenes are ${secondsInWords(total)} long together; a reel may be ${secondsInWords(cut.longest)}. Shorten scenes, or take some out.`
      return [...findings, { pointer, message }]
    }),
}

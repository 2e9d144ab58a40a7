import type { SiteContent } from '../generated/content'
import type { Problem } from '../model/problem'
import { type PublicFiles, readContent } from './content'
import { explain } from './explain'
import { locate, locateOffset } from './locate'
import { parseContent } from './parse'
import { rules } from './rules'
import { createValidator, type FoundValue, type Schemas } from './validate'

export type { PublicFile, PublicFiles } from './content'
export type { FoundValue, Schemas } from './validate'

/** A check's answer: problems, or content that keeps every rule and the values that its schemas gave a meaning to. */
export type CheckResult = { problems: Problem[] } & (
  | { content: SiteContent; found: FoundValue[] }
  | { content?: undefined }
)

/** Checks the text of one pages.json. `file` is its name as problems show it. */
export type Check = (text: string, files: PublicFiles, file?: string) => CheckResult

/**
 * Makes the check from the schemas. Compiling them takes a moment; checking is fast, so keep the answer.
 * The check is pure and never throws on bad content: everything it has to say is in `problems`.
 */
export function createCheck(schemas: Schemas): Check {
  const validate = createValidator(schemas)
  return (text, files, file = 'pages.json') => {
    const parsed = parseContent(text)
    if ('mistake' in parsed)
      return { problems: [locateOffset(text, file, parsed.mistake.message, parsed.mistake.offset)] }

    const { errors, found } = validate(parsed.value)
    const content = readContent(parsed.value, found, files)
    const refused = explain(errors)
    // One mistake, one message: what its schema has refused already is not judged again.
    const places = new Set(refused.map(({ pointer }) => pointer))
    const broken = rules.flatMap((rule) => rule(content)).filter(({ pointer }) => !places.has(pointer))
    const drafts = [...refused, ...broken]
    const problems = locate(drafts, text, file, parsed.value)
    const isSound = problems.every(({ severity }) => severity !== 'error')
    return isSound ? { problems, content: parsed.value as SiteContent, found } : { problems }
  }
}

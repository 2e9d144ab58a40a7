import type { ErrorObject } from 'ajv/dist/2020.js'
import { asObject, valueAt } from '../../../../base/shared-types/json'
import { isDay } from '../../../../base/text/language/day'
import { repairCharacters } from '../../../../base/text/odd-characters'
import { listed, quoted } from '../../../schema-model/phrases'
import { isCookie } from '../guard'
import { type Context, descriptionOf, type Explained, fieldOf, groupOfPlace } from '../phrases'
import { corrected, correctedPath, readTimes } from './corrections'
import { explainOldAddress } from './old-address'

function meansTheSame(one: string, other: string): boolean {
  const simplify = (text: string) =>
    text.replace(/\s+|(?<!\/)\/+$/g, '').replace(/^#.*/, (colour) => colour.toLowerCase())
  return simplify(one) === simplify(other)
}

/** Other places name these values: a change affects them. */
const isNamedElsewhere = (pointer: string): boolean => /\/(path|id)$/.test(pointer)

function explainOld(
  pointer: string,
  data: unknown,
  { words, suggestion }: NonNullable<ReturnType<typeof explainOldAddress>>,
): Explained {
  const message = `${fieldOf(pointer)} cannot be ${quoted(data)}. ${words}`
  const repair = { kind: 'replace', at: pointer, value: suggestion } as const
  const group = groupOfPlace(pointer, 'old address', suggestion === undefined)
  return { rule: 'pattern', pointer, message, group, ...(suggestion !== undefined && { suggestion, repair }) }
}

function suggestForm(written: string, pattern: string, root: unknown, isPath: boolean): string | undefined {
  const text = repairCharacters(written)
  if (text !== written && new RegExp(pattern, 'u').test(text)) return text
  if (isPath) return correctedPath(text, pattern, root)
  return corrected(text, pattern, asObject(asObject(root).site).language)
}

/** Of the site's own address: docs/decisions/0130-a-whole-domain.md. */
function sayWholeDomain(pointer: string, address: string): string | undefined {
  const [, host = '', path = ''] =
    /^https?:\/\/([^/?#]+)(?!\/index\.)(\/[^?#]*[^/?#])/.exec(pointer === '/site/url' ? address : '') ?? []
  if (!path) return undefined
  const name = path.split('/').at(-1)
  return `A site has a whole domain, and is not below a path such as "${path}": its links and files begin at "/". Publish it at a name of its own, for example "https://${name}.${host.replace(/^www\./, '')}". "A whole domain" in docs/deploy.md says how, for GitHub Pages, too.`
}

export function explainPattern(
  { instancePath, data, params, parentSchema }: ErrorObject,
  { root }: Context,
): Explained {
  const own = asObject(parentSchema)
  const whole = sayWholeDomain(instancePath, String(data))
  const form = whole ?? (typeof own.patternErrorMessage === 'string' ? own.patternErrorMessage : descriptionOf(own))
  const isPath = /^\/pages\/\d+\/path$/.test(instancePath)
  const isOld = isPath && valueAt(root, instancePath.replace(/path$/, 'redirect')) !== undefined
  const old = isOld ? explainOldAddress(String(data), String(params.pattern), root) : undefined
  if (old) return explainOld(instancePath, data, old)
  // Words such as "newest first" name no field.
  const isOrder = own.format === 'entry-order'
  const suggestion =
    isOrder || isCookie(instancePath) ? undefined : suggestForm(String(data), String(params.pattern), root, isPath)
  const { language } = asObject(asObject(root).site)
  const meanings = suggestion ? [suggestion] : readTimes(String(data), String(params.pattern), language)
  const [day] = String(data).match(/^\d{4}-\d{2}-\d{2}(?!\d)/) ?? []
  const noDay = day !== undefined && !isDay(day) ? ` There is no day "${day}" in the calendar.` : ''
  const meant = meanings.length === 0 ? noDay : ` Did you mean ${listed(meanings, 'or')}?`
  return {
    rule: 'pattern',
    pointer: instancePath,
    message: `${fieldOf(instancePath)} cannot be ${quoted(data)}.${meant} ${form}`.trim(),
    group: groupOfPlace(instancePath, meant !== '', form),
    suggestion,
    ...(suggestion !== undefined &&
      meansTheSame(String(data), suggestion) &&
      !isNamedElsewhere(instancePath) && { replacement: suggestion }),
    ...(suggestion !== undefined && { repair: { kind: 'replace', at: instancePath, value: suggestion } as const }),
  }
}

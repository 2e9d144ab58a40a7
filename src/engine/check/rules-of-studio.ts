import { isObject } from '../model/json'
import type { Finding, Rule } from './rule'
import { rules } from './rules'

const isFinding = (value: unknown): boolean =>
  isObject(value) && typeof value.pointer === 'string' && typeof value.message === 'string'

function demandFindings(found: unknown): void {
  if (![found ?? []].flat().every(isFinding)) throw new TypeError('a finding needs a "pointer" and a "message".')
}

/** Returns what a function finds; where it fails, that it does: one faulty rule must not end a check. */
const guard =
  <Facts extends unknown[], Found>(
    code: string,
    find: (...facts: Facts) => Found,
    asFound: (finding: Finding) => Found,
  ) =>
  (...facts: Facts): Found => {
    try {
      const found = find(...facts)
      demandFindings(found)
      return found
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      const message = `The rule "${code}" of src/studio/rules failed, so it has found nothing: ${words}`
      return asFound({ pointer: '', message })
    }
  }

const asList = (finding: Finding): Finding[] => [finding]

/** A rule of a studio that never throws. */
export function guardRule(rule: Rule): Rule {
  const { code } = rule
  if (rule.scope === 'text') return { ...rule, check: guard(code, rule.check, (finding) => finding) }
  if (rule.scope === 'site') return { ...rule, check: guard(code, rule.check, asList) }
  const compare = rule.compare && guard(code, rule.compare, asList)
  return { ...rule, check: guard(code, rule.check, asList), compare }
}

/** Whether an export of a module is its rule. */
export const isRule = (value: unknown): value is Rule => isObject(value) && 'code' in value

/** Why the rules that a module exports are not the one of this code; undefined if they are. */
export function explainNoRule(code: string, [rule, ...others]: readonly Rule[]): string | undefined {
  if (rule === undefined || others.length > 0) return 'It must export one rule, and no other.'
  if (rule.code !== code) return `Its code is "${rule.code}". Write "${code}", as its folder is called.`
  if (rules.some((one) => one.code === code)) return 'The engine has a rule of this name. Choose another one.'
  if (!['error', 'warning'].includes(rule.severity)) return 'Its "severity" must be "error" or "warning".'
  if (!['site', 'page', 'text'].includes(rule.scope)) return 'Its "scope" must be "site", "page" or "text".'
  return typeof rule.check === 'function' ? undefined : 'It has no function "check".'
}

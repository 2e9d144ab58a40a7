import { isObject } from '../../../base/shared-types/json'
import type { Finding, Rule } from '../findings/rule'
import { rules } from '../rules'

function requireFindings(found: unknown, scope: Rule['scope']): void {
  const needed = scope === 'text' ? ['message'] : ['pointer', 'message']
  const isFinding = (value: unknown) => isObject(value) && needed.every((name) => typeof value[name] === 'string')
  if (![found ?? []].flat().every(isFinding))
    throw new TypeError(`a finding needs a ${needed.map((name) => `"${name}"`).join(' and a ')}.`)
}

export const failureOf = (code: string): string =>
  `The rule "${code}" of src/studio/rules failed, so it has found nothing: `

/** Returns what a function finds; where it fails, that it does: one faulty rule must not end a check. */
const guard =
  <Facts extends unknown[], Found>(
    { code, scope }: Rule,
    find: (...facts: Facts) => Found,
    asFound: (finding: Finding) => Found,
  ) =>
  (...facts: Facts): Found => {
    try {
      const found = find(...facts)
      requireFindings(found, scope)
      return found
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      return asFound({ pointer: '', message: failureOf(code) + words })
    }
  }

const asList = (finding: Finding): Finding[] => [finding]

export function guardRule(rule: Rule): Rule {
  if (rule.scope === 'text') return { ...rule, check: guard(rule, rule.check, (finding) => finding) }
  if (rule.scope === 'site') return { ...rule, check: guard(rule, rule.check, asList) }
  const compare = rule.compare && guard(rule, rule.compare, asList)
  return { ...rule, check: guard(rule, rule.check, asList), compare }
}

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

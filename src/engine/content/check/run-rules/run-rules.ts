import { lazy } from '../../../base/shared-types/lazy'
import { addTo } from '../../../base/shared-types/maps'
import { findLeftExamples } from '../../schema-model/examples/find-left'
import { holderOf } from '../../schema-model/holders'
import type { Content, PageContent } from '../content-index/content'
import type { CodedFinding } from '../findings/finding'
import type { Finding, PageRule, Rule, TextRule } from '../findings/rule'
import { checkTexts } from './check-texts'

type Severity = Rule['severity']

export interface CheckedPart {
  pointer: string
  value: unknown
  content: PageContent
  found: Partial<Record<Severity, ReadonlyMap<string, CodedFinding[]>>>
}

export const wholeOf = (content: Content): CheckedPart => ({ pointer: '', value: content.value, content, found: {} })

const nothing: ReadonlyMap<string, CodedFinding[]> = new Map()

function checkPart(
  rules: readonly Rule[],
  { pointer, value, content }: CheckedPart,
  severity: Severity,
): ReadonlyMap<string, CodedFinding[]> {
  const chosen = rules.filter((rule) => rule.severity === severity)
  const found = new Map<string, CodedFinding[]>()
  for (const { code, check } of chosen.filter((rule): rule is PageRule => rule.scope === 'page'))
    for (const finding of check(content)) addTo(found, code, { ...finding, rule: code, severity })
  const ofTexts = chosen.filter((rule): rule is TextRule => rule.scope === 'text')
  if (ofTexts.length > 0) {
    const { examples, keyVariable, languageAt, html } = content
    const findLeft = lazy(() => findLeftExamples(value, pointer, examples))
    const each = lazy(() => new Set(content.pages.filter((page) => page.each).map((page) => page.pointer)))
    const isForEach = (place: string) => each().has(holderOf(place))
    const facts = { examples, findLeft, keyVariable, languageAt, isForEach }
    const richTexts = html.map((text) => text.pointer)
    for (const finding of checkTexts(value, ofTexts, richTexts, facts, pointer)) addTo(found, finding.rule, finding)
  }
  return found.size > 0 ? found : nothing
}

/** Checks only parts that were not checked before. Findings are in the order of the rules. */
export function runRules(
  rules: readonly Rule[],
  content: Content,
  severity: Severity,
  parts: CheckedPart[],
): CodedFinding[] {
  for (const part of parts) part.found[severity] ??= checkPart(rules, part, severity)
  const flawed = parts.flatMap(({ found }) => found[severity] ?? []).filter(({ size }) => size > 0)
  const withCode = (findings: Finding[], { code }: Rule) =>
    findings.map((finding): CodedFinding => ({ ...finding, rule: code, severity }))
  return rules
    .filter((rule) => rule.severity === severity)
    .flatMap((rule): CodedFinding[] => {
      if (rule.scope === 'site') return withCode(rule.check(content), rule)
      const ofParts = flawed.flatMap((found) => found.get(rule.code) ?? [])
      const compared = rule.scope === 'page' && rule.compare ? withCode(rule.compare(content), rule) : []
      if (compared.length === 0) return ofParts
      const places = new Set(compared.map(({ pointer }) => pointer))
      return [...compared, ...ofParts.filter(({ pointer }) => !places.has(pointer))]
    })
}

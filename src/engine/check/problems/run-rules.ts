import { checkTexts } from '../content/check-texts'
import type { Content } from '../content/content'
import type { Draft } from '../draft'
import { findLeftExamples } from '../examples/find-left'
import type { PageRule, Rule, SiteRule, TextRule } from '../rule'
import { rules } from '../rules'

export function runRules(content: Content, severity: Rule['severity']): Draft[] {
  const chosen = rules.filter((rule) => rule.severity === severity)
  const others = chosen.filter((rule): rule is SiteRule | PageRule => rule.scope !== 'text')
  const aboutTexts = chosen.filter((rule): rule is TextRule => rule.scope === 'text')
  const drafts = others.flatMap(({ code, check }) =>
    check(content).map((finding): Draft => ({ ...finding, rule: code, severity })),
  )
  if (aboutTexts.length === 0) return drafts
  const richTexts = content.html.map(({ pointer }) => pointer)
  const { examples, keyVariable } = content
  let left: ReturnType<typeof findLeftExamples> | undefined
  const findLeft = () => {
    left ??= findLeftExamples(content.value, examples)
    return left
  }
  const facts = { examples, findLeft, keyVariable }
  return [...drafts, ...checkTexts(content.value, aboutTexts, richTexts, facts)]
}

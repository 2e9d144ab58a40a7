import { asObject, escapeToken, isObject } from '../../../base/shared-types/json'
import { lazy } from '../../../base/shared-types/lazy'
import { getOrAdd } from '../../../base/shared-types/maps'
import type { Alphabet } from '../../../base/text/language/invisible-purpose'
import { alphabetsIn, isOfLanguage } from '../../../base/text/odd-characters'
import type { PageContent } from '../content-index/content'
import type { CodedFinding } from '../findings/finding'
import type { TextFacts, TextRule } from '../findings/rule'

function createAlphabetReader(value: unknown): (page: unknown) => Set<Alphabet> {
  const known = new Map<unknown, Set<Alphabet>>()
  const { pages, ...outside } = asObject(value)
  return (index) => {
    const part = Array.isArray(pages) && typeof index === 'number' ? pages[index] : outside
    return getOrAdd(known, part, () => alphabetsIn(JSON.stringify(part) ?? ''))
  }
}

export function checkTexts(
  value: unknown,
  rules: TextRule[],
  richTexts: Iterable<string>,
  known: Omit<TextFacts, 'isUsed'> & Pick<PageContent, 'languageAt'>,
  start = '',
): CodedFinding[] {
  const findings: CodedFinding[] = []
  const path: (string | number)[] = []
  let depth = 0
  const pointer = () => {
    let place = start
    for (const token of path.slice(0, depth)) place += `/${typeof token === 'string' ? escapeToken(token) : token}`
    return place
  }
  const rich = lazy(() => new Set(richTexts))
  const isRich = () => rich().has(pointer())
  const alphabetsOf = createAlphabetReader(value)
  const isUsed = (alphabet: Alphabet) =>
    isOfLanguage(alphabet, known.languageAt(pointer())) ||
    alphabetsOf(path[0] === 'pages' ? path[1] : undefined).has(alphabet)
  const facts: TextFacts = { ...known, isUsed }
  const checkText = (text: string) => {
    for (const { code, severity, check } of rules) {
      const finding = check(text, isRich, facts, pointer)
      if (finding) findings.push({ ...finding, pointer: pointer(), rule: code, severity })
    }
  }
  const step = (key: string | number, node: unknown): void => {
    path[depth++] = key
    walk(node)
    depth--
  }
  const walk = (node: unknown): void => {
    if (typeof node === 'string') checkText(node)
    else if (Array.isArray(node)) for (let index = 0; index < node.length; index++) step(index, node[index])
    else if (isObject(node)) for (const key in node) step(key, node[key])
  }
  walk(value)
  return findings
}

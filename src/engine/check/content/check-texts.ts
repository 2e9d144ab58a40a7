import { escapeToken, isObject } from '../../model/json'
import type { Draft } from '../draft'
import type { TextFacts, TextRule } from '../rule'

/** Checks every text of a JSON value by all rules about texts, in one walk. */
export function checkTexts(value: unknown, rules: TextRule[], richTexts: Iterable<string>, facts: TextFacts): Draft[] {
  const drafts: Draft[] = []
  const path: (string | number)[] = []
  let depth = 0
  const pointer = () => {
    let place = ''
    for (const token of path.slice(0, depth)) place += `/${typeof token === 'string' ? escapeToken(token) : token}`
    return place
  }
  let rich: Set<string> | undefined
  const isRich = () => {
    rich ??= new Set(richTexts)
    return rich.has(pointer())
  }
  const checkText = (text: string) => {
    for (const { code, severity, check } of rules) {
      const finding = check(text, isRich, facts, pointer)
      if (finding) drafts.push({ ...finding, pointer: pointer(), rule: code, severity })
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
  return drafts
}

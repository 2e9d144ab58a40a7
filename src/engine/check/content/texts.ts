import { type Finding, isObject } from './content'

const escapeToken = (token: string) => (/[~/]/.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token)

/**
 * A rule about one text of the file, wherever it stands. `isRich` answers whether it is rich text: ask it last, it takes
 * a moment. `examples` are the sentences of the catalogue.
 */
export type TextRule = (
  text: string,
  isRich: () => boolean,
  examples?: ReadonlySet<string>,
) => Omit<Finding, 'pointer'> | undefined

/** Shows every text of a JSON value to all the rules, in one walk. */
export function judgeTexts(
  value: unknown,
  rules: Record<string, TextRule>,
  richTexts: Iterable<string>,
  examples: ReadonlySet<string> = new Set(),
): (Finding & { rule: string })[] {
  const findings: (Finding & { rule: string })[] = []
  const judges = Object.entries(rules).map(([rule, verdictOn]) => ({ rule, verdictOn }))
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
  const judge = (text: string) => {
    for (const { rule, verdictOn } of judges) {
      const verdict = verdictOn(text, isRich, examples)
      if (verdict) findings.push({ ...verdict, pointer: pointer(), rule })
    }
  }
  const step = (key: string | number, node: unknown): void => {
    path[depth++] = key
    walk(node)
    depth--
  }
  const walk = (node: unknown): void => {
    if (typeof node === 'string') judge(node)
    else if (Array.isArray(node)) for (let index = 0; index < node.length; index++) step(index, node[index])
    else if (isObject(node)) for (const key in node) step(key, node[key])
  }
  walk(value)
  return findings
}

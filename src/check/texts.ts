import type { Finding } from './content'

const escapeToken = (token: string) => token.replaceAll('~', '~0').replaceAll('/', '~1')

/**
 * A rule about one text of the file, wherever it stands. `isRich` answers whether it is rich text: ask it last, it takes
 * a moment.
 */
export type TextRule = (text: string, isRich: () => boolean) => Omit<Finding, 'pointer'> | undefined

/** Shows every text of a JSON value to all the rules, in one walk. */
export function judgeTexts(
  value: unknown,
  rules: Record<string, TextRule>,
  richTexts: Iterable<string>,
): (Finding & { rule: string })[] {
  const findings: (Finding & { rule: string })[] = []
  const judges = Object.entries(rules)
  const path: string[] = []
  const pointer = () => path.map((token) => `/${escapeToken(token)}`).join('')
  let rich: Set<string> | undefined
  const isRich = () => {
    rich ??= new Set(richTexts)
    return rich.has(pointer())
  }
  const judge = (text: string) => {
    for (const [rule, verdictOn] of judges) {
      const verdict = verdictOn(text, isRich)
      if (verdict) findings.push({ ...verdict, pointer: pointer(), rule })
    }
  }
  const walk = (node: unknown): void => {
    if (typeof node === 'string') judge(node)
    if (typeof node !== 'object' || node === null) return
    for (const key in node) {
      path.push(key)
      walk((node as Record<string, unknown>)[key])
      path.pop()
    }
  }
  walk(value)
  return findings
}

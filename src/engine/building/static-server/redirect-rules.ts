export interface RedirectRule {
  from: string
  to: string
  status: number
}

/** "/old /new 301" on each line. A * at the end matches any rest of the path. */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from, to]) => from && to)
    .map(([from = '', to = '', status = '301']) => ({ from, to, status: Number(status) }))
}

export function findRedirect(path: string, rules: RedirectRule[]): RedirectRule | undefined {
  return rules.find(({ from }) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path))
}

/** One line of a _redirects file. */
export interface RedirectRule {
  from: string
  to: string
  status: number
}

/** Reads a _redirects file: "/old /new 301" a line, * at the end of a path for all under it. */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from, to]) => from && to)
    .map(([from = '', to = '', status = '301']) => ({ from, to, status: Number(status) }))
}

/** The rule that a path falls under: an exact one, or one that ends in * and matches its start. */
export function findRedirect(path: string, rules: RedirectRule[]): RedirectRule | undefined {
  return rules.find(({ from }) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : from === path))
}

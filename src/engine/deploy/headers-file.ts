import type { HeaderRule } from './headers'

/**
 * The _headers file that Netlify and Cloudflare Pages read: a pattern, and below it its headers.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const writeHeadersFile = (rules: HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')

/** Reads a _headers file. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = line.match(/^\s+([\w-]+):\s*(\S.*)$/) ?? []
    const rule = rules.at(-1)
    if (name && value && rule) rule.headers[name] = value
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} })
  }
  return rules
}

/** Returns the pattern of a header rule as a regular expression. Hosts serve a page by the name of its file as well. */
export const patternSource = (pattern: string): string => {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[a-z]+/g, '[^/]+')
  return `^${source}${pattern.endsWith('*') ? '' : '(\\.html)?'}$`
}

/** Returns the headers of an address. A later rule overrides an earlier one. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => new RegExp(patternSource(pattern), 's').test(path))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

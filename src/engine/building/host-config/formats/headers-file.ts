import type { HeaderRule } from '../headers'
import { patternWord, valueWord } from './host-words'

/** The _headers file of Netlify and Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ */
export const writeHeadersFile = (rules: HeaderRule[]): string =>
  rules
    .map(({ pattern, headers }) =>
      [
        patternWord(pattern),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${valueWord(value)}`),
        '',
      ].join('\n'),
    )
    .join('\n')

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

/** Also matches the page's file, which hosts serve, too. */
export const patternSource = (pattern: string): string => {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[a-z]+/g, '[^/]+')
  return `^${source}${pattern.endsWith('*') ? '' : '(\\.html)?'}$`
}

export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => new RegExp(patternSource(pattern), 's').test(path))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/** Excludes whatever a browser could read as another host. */
export const trailingSlash = String.raw`^/([^/\\\x00-\x20](?:[^\\\x00-\x20]*[^/\\\x00-\x20])?)/+$`

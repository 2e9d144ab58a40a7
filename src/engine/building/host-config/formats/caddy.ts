import { htmlFile } from '../../../base/shared-types/addresses'
import { defaultCaching, type HeaderRule, splitRules } from '../headers'
import type { HostedSite } from '../hosted-site'
import { contentTypes, withCharset } from './content-types'
import { patternSource, trailingSlash } from './headers-file'
import { feedWord, pathWord, patternWord, targetWord, valueWord } from './host-words'

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

/** Caddy does not unescape backslashes between backquotes. */
const verbatim = (text: string): string => `\`${text}\``

function headerLines(rule: HeaderRule, index: number): string[] {
  const isForAll = rule.pattern === '/*'
  const matcher = isForAll ? '' : ` @rule${index}`
  return [
    ...(isForAll ? [] : [`		@rule${index} path_regexp ${verbatim(patternSource(patternWord(rule.pattern)))}`]),
    ...Object.entries(rule.headers).map(([name, value]) => `		header${matcher} ${name} ${quote(valueWord(value))}`),
  ]
}

function fallbackLines({ prefix, to }: HostedSite['fallbacks'][number], index: number): string[] {
  return [
    `		@fallback${index} {`,
    `			path ${pathWord(prefix)}*`,
    '			not path *.json',
    '			not file {path} {path}.html',
    '		}',
    `		redir @fallback${index} ${quote(targetWord(to))} 302`,
  ]
}

/** Caddy would use its machine's table. */
const typeLines = Object.entries(contentTypes).flatMap(([type, endings], index) => [
  `		@type${index} path ${endings.replace(/\w+/g, '*.$&')}`,
  `		header @type${index} Content-Type ${quote(withCharset(type))}`,
])

/** The rules of the requested address do not apply to the 404 page. */
function notFoundLines(rules: HeaderRule[]): string[] {
  const { everywhere, special } = splitRules(rules)
  const names = special.filter((name) => name !== 'Cache-Control')
  const line = (name: string) => (everywhere[name] ? `${name} ${quote(valueWord(everywhere[name]))}` : `-${name}`)
  const own = [`Content-Type ${quote(withCharset('text/html'))}`, `Cache-Control ${quote(defaultCaching)}`]
  return [...own, ...names.map(line)].map((words) => `		header ${words}`)
}

/** The site's name and folder come from the environment. */
export function caddyfile(site: HostedSite, rules: HeaderRule[], folder: string): string {
  const lines = [
    `		header Cache-Control ${quote(defaultCaching)}`,
    '		header -Server',
    ...rules.flatMap(headerLines),
    '',
    '		# Each page has one address: /about/ redirects to /about.',
    `		@slash path_regexp slash ${verbatim(trailingSlash)}`,
    '		@slashAndQuery {',
    `			path_regexp slash ${verbatim(trailingSlash)}`,
    '			expression {query} != ""',
    '		}',
    '		redir @slashAndQuery /{re.slash.1}?{query} 301',
    '		redir @slash /{re.slash.1} 301',
    '',
    '		# Files for hosts and for the build are private.',
    '		@private path /_headers /_redirects /.*',
    '		error @private 404',
    ...site.redirects.map(({ path, to }) => `		redir ${pathWord(path)} ${quote(targetWord(to))} 301`),
    ...site.fallbacks.flatMap(fallbackLines),
    '',
    '		try_files {path}.html {path}',
    ...typeLines,
    ...site.feeds.map(({ path, type }) => `		header ${feedWord(path)} Content-Type ${quote(withCharset(type))}`),
    '		file_server',
  ]
  return `# Written by "npm run generate" from pages.json, over your changes: make them in a copy. See deploy/README.md of schema-pages.
{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site/${folder}}
	encode zstd gzip

	# The order matters.
	route {
${lines.join('\n')}
	}

	handle_errors {
${notFoundLines(rules).join('\n')}
${site.notFound.map(({ prefix, to }) => `		rewrite ${pathWord(prefix)}* ${targetWord(`/${htmlFile(to)}`)}\n`).join('')}		rewrite * /404.html
		file_server {
			status 404
		}
	}
}
`
}

import { type HeaderRule, usualCaching } from './headers'
import { patternSource } from './headers-file'
import { slashAtTheEnd } from './host-words'
import type { HostedSite } from './hosted-site'

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

/** A regular expression: between these quotes Caddy leaves backslashes alone. */
const verbatim = (text: string): string => `\`${text}\``

function headerLines(rule: HeaderRule, index: number): string[] {
  const isForAll = rule.pattern === '/*'
  const matcher = isForAll ? '' : ` @rule${index}`
  return [
    ...(isForAll ? [] : [`		@rule${index} path_regexp ${verbatim(patternSource(rule.pattern))}`]),
    ...Object.entries(rule.headers).map(([name, value]) => `		header${matcher} ${name} ${quote(value)}`),
  ]
}

function fallbackLines({ prefix, to }: HostedSite['fallbacks'][number], index: number): string[] {
  return [
    `		@fallback${index} {`,
    `			path ${prefix}*`,
    '			not path *.json',
    '			not file {path} {path}.html',
    '		}',
    `		redir @fallback${index} ${quote(to)} 302`,
  ]
}

/** The headers of the 404 page: the rules of the address that was requested do not apply to it. */
function notFoundLines(rules: HeaderRule[]): string[] {
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {}
  const special = new Set(
    rules.filter(({ pattern }) => pattern !== '/*').flatMap(({ headers }) => Object.keys(headers)),
  )
  special.delete('Cache-Control')
  const line = (name: string) => (everywhere[name] ? `${name} ${quote(everywhere[name])}` : `-${name}`)
  return [`Cache-Control ${quote(usualCaching)}`, ...[...special].map(line)].map((words) => `		header ${words}`)
}

/** deploy/Caddyfile: a whole configuration. The name of the site and its folder come from the environment. */
export function caddyfile(site: HostedSite, rules: HeaderRule[]): string {
  const lines = [
    `		header Cache-Control ${quote(usualCaching)}`,
    '		header -Server',
    ...rules.flatMap(headerLines),
    '',
    '		# One address a page: a slash at its end leads to the address without.',
    `		@slash path_regexp slash ${verbatim(slashAtTheEnd)}`,
    '		@slashAndQuery {',
    `			path_regexp slash ${verbatim(slashAtTheEnd)}`,
    '			expression {query} != ""',
    '		}',
    '		redir @slashAndQuery /{re.slash.1}?{query} 301',
    '		redir @slash /{re.slash.1} 301',
    '',
    '		# What tells hosts about the site, and what the build notes for itself.',
    '		@private path /_headers /_redirects /.*',
    '		error @private 404',
    ...site.redirects.map(({ path, to }) => `		redir ${path} ${quote(to)} 301`),
    ...site.fallbacks.flatMap(fallbackLines),
    '',
    '		try_files {path}.html {path}',
    '		file_server',
  ]
  return `# Written by "npm run generate" from pages.json. Read deploy/README.md before you change it.
{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site/dist}
	encode zstd gzip

	# In this order, and in no other.
	route {
${lines.join('\n')}
	}

	handle_errors {
${notFoundLines(rules).join('\n')}
		rewrite * /404.html
		file_server {
			status 404
		}
	}
}
`
}

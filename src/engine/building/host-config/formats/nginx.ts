import { htmlFile } from '../../../base/shared-types/addresses'
import { defaultCaching, type HeaderRule, splitRules } from '../headers'
import type { HostedSite } from '../hosted-site'
import { contentTypes, withCharset } from './content-types'
import { patternSource, trailingSlash } from './headers-file'
import { feedWord, pathWord, patternWord, targetWord, valueWord } from './host-words'

const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

const variableOf = (header: string): string => `$header_${header.toLowerCase().replaceAll('-', '_')}`

/** nginx uses the first match, so the last rule comes first. */
function headerMap(header: string, rules: HeaderRule[], usual: string): string {
  const matches = rules.filter(({ pattern, headers }) => pattern !== '/*' && headers[header] !== undefined).reverse()
  return [
    `map $uri ${variableOf(header)} {`,
    `    default ${quote(valueWord(usual))};`,
    ...matches.map(
      ({ pattern, headers }) =>
        `    ${quote(`~${patternSource(patternWord(pattern))}`)} ${quote(valueWord(headers[header] ?? ''))};`,
    ),
    '}',
  ].join('\n')
}

/** Missing page data is not found, and not redirected. */
function fallbackLocations({ fallbacks }: HostedSite): string[] {
  return fallbacks.map(
    ({ prefix, to }, index) => `
    location ${pathWord(prefix)} {
        location ~ \\.json$ {
            try_files $uri =404;
        }
        try_files $uri.html $uri @fallback_${index + 1};
    }
    location @fallback_${index + 1} {
        return 302 ${quote(targetWord(to))};
    }`,
  )
}

function notFoundLocations({ notFound }: HostedSite): string[] {
  return notFound.map(
    ({ prefix, to }) => `
    location ${pathWord(prefix)} {
        error_page 404 ${quote(targetWord(`/${htmlFile(to)}`))};
        try_files $uri.html $uri =404;
    }`,
  )
}

function feedLocations({ feeds }: HostedSite): string[] {
  return feeds.map(
    ({ path, type }) => `
    location = ${feedWord(path)} {
        types { }
        default_type ${quote(withCharset(type))};
        try_files $uri =404;
    }`,
  )
}

export function nginxConfig(site: HostedSite, rules: HeaderRule[], folder: string): string {
  const { everywhere, special } = splitRules(rules)
  const usual = (header: string): string => (header === 'Cache-Control' ? defaultCaching : (everywhere[header] ?? ''))
  const lines = [
    ...Object.entries(everywhere)
      .filter(([name]) => !special.includes(name))
      .map(([name, value]) => `    add_header ${name} ${quote(valueWord(value))} always;`),
    ...special.map((name) => `    add_header ${name} ${variableOf(name)} always;`),
  ]
  return `# Written by "npm run generate" from pages.json, over your changes: make them in a copy. See deploy/README.md of schema-pages.
# Copy it to where nginx looks for sites: /etc/nginx/conf.d/site.conf, or sites-enabled/.

${special.map((name) => headerMap(name, rules, usual(name))).join('\n\n')}

server {
    listen 80;
    listen [::]:80;
    server_name _;
    root /srv/site/${folder};

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    default_type application/octet-stream;
    types {
${Object.entries(contentTypes)
  .map(([type, ends]) => `        ${type} ${ends};`)
  .join('\n')}
    }

    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1024;
    gzip_types text/css text/javascript text/plain text/xml application/json image/svg+xml;

${lines.join('\n')}

    # Each page has one address: /about/ redirects to /about.
    rewrite ${quote(trailingSlash)} /$1 permanent;

    error_page 404 /404.html;

    # Files for hosts and for the build are private.
    location ~ ^/(_headers$|_redirects$|\\.) {
        return 404;
    }
${site.redirects.map(({ path, to }) => `\n    location = ${pathWord(path)} {\n        return 301 ${quote(targetWord(to))};\n    }`).join('')}
${[...fallbackLocations(site), ...notFoundLocations(site), ...feedLocations(site)].join('')}

    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html $uri =404;
    }
}
`
}

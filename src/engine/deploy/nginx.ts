import { defaultCaching, type HeaderRule, splitRules } from './headers'
import { patternSource, trailingSlash } from './headers-file'
import type { HostedSite } from './hosted-site'

/** By extension: the host's own list may differ. */
export const contentTypes: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

const quote = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`

const variableOf = (header: string): string => `$header_${header.toLowerCase().replaceAll('-', '_')}`

/** nginx uses the first match, so the last rule comes first. */
function headerMap(header: string, rules: HeaderRule[], usual: string): string {
  const matches = rules.filter(({ pattern, headers }) => pattern !== '/*' && headers[header] !== undefined).reverse()
  return [
    `map $uri ${variableOf(header)} {`,
    `    default ${quote(usual)};`,
    ...matches.map(
      ({ pattern, headers }) => `    ${quote(`~${patternSource(pattern)}`)} ${quote(headers[header] ?? '')};`,
    ),
    '}',
  ].join('\n')
}

/** Missing page data is not found, and not redirected. */
function fallbackLocations({ fallbacks }: HostedSite): string[] {
  return fallbacks.map(
    ({ prefix, to }, index) => `
    location ${prefix} {
        location ~ \\.json$ {
            try_files $uri =404;
        }
        try_files $uri.html $uri @fallback_${index + 1};
    }
    location @fallback_${index + 1} {
        return 302 ${quote(to)};
    }`,
  )
}

/** `folder` is the name of the folder that the build writes. */
export function nginxConfig(site: HostedSite, rules: HeaderRule[], folder: string): string {
  const { everywhere, special } = splitRules(rules)
  const usual = (header: string): string => (header === 'Cache-Control' ? defaultCaching : (everywhere[header] ?? ''))
  const lines = [
    ...Object.entries(everywhere)
      .filter(([name]) => !special.includes(name))
      .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`),
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
${site.redirects.map(({ path, to }) => `\n    location = ${path} {\n        return 301 ${quote(to)};\n    }`).join('')}
${fallbackLocations(site).join('')}

    location = / {
        try_files /index.html =404;
    }
    location / {
        try_files $uri.html $uri =404;
    }
}
`
}

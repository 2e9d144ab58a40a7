import { type HeaderRule, usualCaching } from './headers'
import type { HostedSite } from './hosted-site'

const source = (pattern: string): string => pattern.replace(/\*$/, '(.*)')

/**
 * vercel.json: https://vercel.com/docs/project-configuration. Its redirects come before files, so unknown addresses under
 * a prefix are answered with the page that they lead to (a place in it is the browser's business); the browser part then
 * changes the address.
 */
export function vercelConfig(site: HostedSite, rules: HeaderRule[]): string {
  const usual: HeaderRule = { pattern: '/((?!assets/).*)', headers: { 'Cache-Control': usualCaching } }
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [usual, ...rules].map(({ pattern, headers }) => ({
      source: source(pattern),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: site.redirects.map(({ path, to }) => ({ source: path, destination: to, statusCode: 301 })),
    rewrites: site.fallbacks.map(({ prefix, to }) => ({
      source: `${prefix}:path((?!.*\\.json$).*)`,
      destination: to.replace(/#.*$/s, ''),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

import { isDeepStrictEqual } from 'node:util'
import { asObject, parseJson, type UnknownObject } from '../../../base/shared-types/json'
import { withLineFeeds } from '../../../base/text/line-ends'
import { defaultCaching, type HeaderRule } from '../headers'
import type { HostedSite } from '../hosted-site'
import { pathWord, patternWord, targetWord, valueWord } from './host-words'

/** Of https://github.com/pillarjs/path-to-regexp. */
const source = (pattern: string): string =>
  patternWord(pattern)
    .replace(/[()+?]/g, '\\$&')
    .replace(/\*$/, '(.*)')

/**
 * https://vercel.com/docs/project-configuration. Redirects would come before files, so fallbacks are rewrites; the app
 * corrects the address.
 */
export function vercelConfig(site: HostedSite, rules: HeaderRule[]): string {
  const usual = { source: '/((?!assets/).*)', headers: [{ key: 'Cache-Control', value: defaultCaching }] }
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      usual,
      ...rules.map(({ pattern, headers }) => ({
        source: source(pattern),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value: valueWord(value) })),
      })),
    ],
    redirects: site.redirects.map(({ path, to }) => ({
      source: pathWord(path),
      destination: targetWord(to),
      statusCode: 301,
    })),
    rewrites: [
      ...site.fallbacks.map(({ prefix, to }) => ({
        source: `${pathWord(prefix)}:path((?!.*\\.json$).*)`,
        destination: targetWord(to).replace(/#.*$/s, ''),
      })),
      ...site.notFound.map(({ prefix, to }) => ({
        source: `${pathWord(prefix)}:path*`,
        destination: targetWord(to),
        statusCode: 404,
      })),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

const readObject = (text: string): UnknownObject => asObject(parseJson(text))

/** Adds what a studio configures besides, such as cron jobs. Keeps the format of a file that is up to date. */
export function keepOwnSettings(generated: string, current: string): string {
  const own = readObject(current)
  const wanted = { ...own, ...readObject(generated) }
  return isDeepStrictEqual(own, wanted) ? withLineFeeds(current) : `${JSON.stringify(wanted, null, 2)}\n`
}

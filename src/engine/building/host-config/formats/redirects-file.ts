import { htmlFile } from '../../../base/shared-types/addresses'
import type { Fallback, Redirect } from '../../../base/shared-types/page'
import { pathWord, targetWord } from './host-words'

/**
 * https://docs.netlify.com/manage/routing/redirects/overview/. Redirects of ended pages, and of unknown addresses under
 * a prefix, are temporary. Cloudflare takes no line of status 404, and finds the nearest 404.html without one:
 * https://developers.cloudflare.com/pages/configuration/serving-pages/.
 */
export function writeRedirectsFile(redirects: Redirect[], fallbacks: Fallback[], notFound: Fallback[] = []): string {
  const exact = redirects.map(
    ({ path, to, isTemporary }) => `${pathWord(path)} ${targetWord(to)} ${isTemporary ? 302 : 301}`,
  )
  const rest = fallbacks.map(({ prefix, to }) => `${pathWord(prefix)}* ${targetWord(to)} 302`)
  const missing = notFound.map(({ prefix, to }) => `${pathWord(prefix)}* ${targetWord(`/${htmlFile(to)}`)} 404`)
  return [...exact, ...rest, ...missing, ''].join('\n')
}

import type { Fallback, Redirect } from '../../../base/shared-types/page'
import { pathWord, targetWord } from './host-words'

/**
 * The _redirects file of Netlify and Cloudflare Pages: https://docs.netlify.com/manage/routing/redirects/overview/. Pages that
 * have ended, and unknown addresses under a prefix, are temporary.
 */
export function writeRedirectsFile(redirects: Redirect[], fallbacks: Fallback[]): string {
  const exact = redirects.map(
    ({ path, to, isTemporary }) => `${pathWord(path)} ${targetWord(to)} ${isTemporary ? 302 : 301}`,
  )
  const rest = fallbacks.map(({ prefix, to }) => `${pathWord(prefix)}* ${targetWord(to)} 302`)
  return [...exact, ...rest, ''].join('\n')
}

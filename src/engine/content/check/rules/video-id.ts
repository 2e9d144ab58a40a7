import type { FilmProvider } from '../../../base/shared-types/services/film-provider'
import { shorten } from '../../../base/text/language/shorten'
import type { PageRule } from '../findings/rule'

function filmIn(text: string, { find, pageWithKey }: FilmProvider): string | undefined {
  const films = [...text.matchAll(new RegExp(find, 'g'))].map(({ groups = {} }) => {
    const { id = '', key = groups.keyInQuery } = groups
    return key ? pageWithKey.replace('{id}', id).replace('{key}', key) : id
  })
  return new Set(films).size === 1 ? films[0] : undefined
}

/** Digits in groups, as people read them out. */
const grouped = /^\d{1,3}(?:[\s.,]\d{3})+$/

function filmOfNumber(text: string, provider: FilmProvider): string | undefined {
  const written = text.trim().replace(/^\/+/, '')
  if (grouped.test(written)) return written.replace(/\D/g, '')
  const [only, ...others] = /[/:]/.test(written) ? [] : (written.match(/\d{6,12}/g) ?? [])
  if (only !== undefined && others.length === 0) return only
  const [, ...words] = written.split(/\s+/)
  return words.some((word) => /\d/.test(word)) ? undefined : filmIn(`${provider.site}/${written}`, provider)
}

interface Mistake {
  message: string
  suggestion?: string
  replacement?: string
}

/** The words before the advice match the film player's (requirement X1): build and browser say the same. */
function mistakeIn(value: unknown, provider: FilmProvider): Mistake | undefined {
  const { name, site, address, otherSites } = provider
  const advice = `Write the number at the end of its address on ${site}, or that whole address.`
  if (typeof value === 'number')
    return Number.isInteger(value) && value > 0
      ? undefined
      : { message: `“${value}” is not a valid video id. ${advice}` }
  if (typeof value !== 'string' || (/^\d+$/.test(value) && Number(value) > 0) || new RegExp(address).test(value))
    return undefined
  if (value === '')
    return {
      message: `An id or url must be passed. ${advice} Remove the field if there is no film yet.`,
    }
  const shown = shorten(value, 80)
  const other = otherSites.find((another) => new RegExp(another.address, 'i').test(value))
  if (other)
    return {
      message: `“${shown}” is a film on ${other.name}; only films on ${name} can be shown here. Put it on ${name}, or link to it with a button.`,
    }
  const wrong = /^https?:\/\//.test(value)
    ? `“${shown}” is not a ${site} url of a film.`
    : `“${shown}” is not a valid video id.`
  const film = filmIn(value, provider) ?? filmOfNumber(value, provider)
  return film
    ? { message: `${wrong} Write "${film}".`, suggestion: film, replacement: film }
    : { message: `${wrong} ${advice}` }
}

export const videoId: PageRule = {
  code: 'video-id',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat }) =>
    ofFormat('film').flatMap(({ value, pointer, wanted }) => {
      const mistake = mistakeIn(value, wanted as FilmProvider)
      return mistake ? [{ pointer, ...mistake }] : []
    }),
}

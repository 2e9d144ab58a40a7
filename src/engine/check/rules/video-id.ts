import type { SiteRule } from '../rule'

/** The address of a film on Vimeo. */
export const filmAddress = /^https:\/\/(www\.|player\.)?vimeo\.com\/(video\/)?\d+(\/[0-9a-f]+)?(\?\S*)?$/

/** An address of Vimeo within a text, behind the name of the site. */
const anywhere = /(?<=vimeo\.com\/)[^\s"'<>]+/g

/** The key of a film that is not listed. */
const keyOf = /[?&;]h=([0-9a-f]{6,})/

/** The film that a text holds the address of, as "27244727" or with its key as an address; undefined for none, or several. */
function filmIn(text: string): string | undefined {
  const films = [...text.matchAll(anywhere)].flatMap(([address]) => {
    const parts = address.split(/[?#]/)[0]?.split('/') ?? []
    const [number = '', next = ''] = parts.slice(1 + parts.findIndex((part) => /^videos?$/.test(part)))
    if (!/^\d+$/.test(number)) return []
    const key = /^[0-9a-f]{6,}$/.test(next) ? next : keyOf.exec(address)?.[1]
    return key ? `https://vimeo.com/${number}/${key}` : number
  })
  return new Set(films).size === 1 ? films[0] : undefined
}

const advice = 'Write the number at the end of its address on vimeo.com, or that whole address.'

/** The words before the advice are those of @vimeo/player (requirement X1), so that build and browser say the same. */
function mistakeIn(value: unknown): { message: string; suggestion?: string; replacement?: string } | undefined {
  if (typeof value === 'number')
    return Number.isInteger(value) && value > 0
      ? undefined
      : { message: `“${value}” is not a valid video id. ${advice}` }
  if (typeof value !== 'string' || (/^\d+$/.test(value) && Number(value) > 0) || filmAddress.test(value))
    return undefined
  if (value === '')
    return {
      message: `An id or url must be passed. ${advice} Remove the field if there is no film yet.`,
    }
  const shown = value.length > 80 ? `${value.slice(0, 80)}…` : value
  if (/\byoutu\.?be\b/i.test(value))
    return {
      message: `“${shown}” is a film on YouTube; only films on Vimeo can be shown here. Put it on Vimeo, or link to it with a button.`,
    }
  const wrong = /^https?:\/\//.test(value)
    ? `“${shown}” is not a vimeo.com url of a film.`
    : `“${shown}” is not a valid video id.`
  const film = filmIn(value)
  return film
    ? { message: `${wrong} Write "${film}".`, suggestion: film, replacement: film }
    : { message: `${wrong} ${advice}` }
}

/** A film is a Vimeo number or a Vimeo address. */
export const videoId: SiteRule = {
  code: 'video-id',
  severity: 'error',
  scope: 'site',
  check: ({ ofFormat }) =>
    ofFormat('vimeo').flatMap(({ value, pointer }) => {
      const mistake = mistakeIn(value)
      return mistake ? [{ pointer, ...mistake }] : []
    }),
}

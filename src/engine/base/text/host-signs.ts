/** Every host passes these on: nginx reads $, Caddy { and }, Vercel : ( ) * and +. */
const letters = String.raw`\w.~%@,=&?#/-`
const passedOn = new RegExp(`^(?:https://[a-z0-9.-]+(?=[/?#]|$)|/(?!/))[${letters}]*$`, 'i')
const others = new RegExp(`[^${letters}]`, 'gu')

const encode = (character: string): string =>
  encodeURIComponent(character.replace(/\p{Cs}/u, '\ufffd')).replace(
    /^[!'()*]$/,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export const passedOnRest = `[${letters}]*$`

export const isPassedOn = (address: string): boolean => passedOn.test(address)

/** In characters that every host passes on. In a query, "+" is a blank. */
export function toPassedOn(address: string): string {
  const [origin = ''] = address.match(/^https:\/\/[a-z0-9.-]+/i) ?? []
  const rest = address.slice(origin.length).replace(/\?[^#]*/, (query) => query.replaceAll('+', '%20'))
  return origin + rest.replace(others, encode)
}
/** A sign that a host's configuration reads as its own: nginx $, Caddy { } and a backquote, all of them \ and ". */
export const findUnfitSign = (name: string): string | undefined => name.match(/["\\`${}\p{Cc}]/u)?.[0]

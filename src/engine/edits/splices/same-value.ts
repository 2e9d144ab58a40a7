import { jsonTokens } from '../tokens'

/** Returns a token with uniform escapes; what is not JSON as it is. */
function inOneWay(token: string): string {
  if (!token.startsWith('"')) return token
  try {
    return JSON.stringify(JSON.parse(token))
  } catch {
    return token
  }
}

/** Returns a value without its layout and with uniform escapes. Numbers stay as they are written. */
const withoutLayout = (raw: string): string => (raw.match(jsonTokens) ?? []).map(inOneWay).join(' ')

/** Whether two texts are the same value, perhaps in another layout. */
export const isSameValue = (one: string, other: string): boolean =>
  one === other || withoutLayout(one) === withoutLayout(other)

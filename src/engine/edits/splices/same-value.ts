import { jsonTokens } from '../tokens'

/** Returns a token with its escapes written in one way. What is no JSON stays as it is. */
function inOneWay(token: string): string {
  if (!token.startsWith('"')) return token
  try {
    return JSON.stringify(JSON.parse(token))
  } catch {
    return token
  }
}

/** A value without its layout, and with its texts escaped in one way. Numbers stay as they are written. */
const withoutLayout = (raw: string): string => (raw.match(jsonTokens) ?? []).map(inOneWay).join(' ')

/** Whether two texts of values are the same, or the same value in another layout. */
export const isSameValue = (one: string, other: string): boolean =>
  one === other || withoutLayout(one) === withoutLayout(other)

import { jsonTokens } from '../tokens'

/** What is not JSON stays. */
function inOneWay(token: string): string {
  if (!token.startsWith('"')) return token
  try {
    return JSON.stringify(JSON.parse(token))
  } catch {
    return token
  }
}

/** Numbers stay as written. */
const withoutLayout = (raw: string): string => (raw.match(jsonTokens) ?? []).map(inOneWay).join(' ')

export const isSameValue = (one: string, other: string): boolean =>
  one === other || withoutLayout(one) === withoutLayout(other)

import { jsonTokens } from '../tokens'

function inOneWay(token: string): string {
  if (!token.startsWith('"')) return token
  try {
    return JSON.stringify(JSON.parse(token))
  } catch {
    return token
  }
}

const withoutLayout = (raw: string): string => (raw.match(jsonTokens) ?? []).map(inOneWay).join(' ')

export const isSameValue = (one: string, other: string): boolean =>
  one === other || withoutLayout(one) === withoutLayout(other)

import { readUrl } from '../../base/text/read-url'

/** Excludes characters with a meaning in a policy, such as * and ;. */
const origin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

export const originOf = (address = ''): string[] => [readUrl(address)?.origin ?? ''].filter((text) => origin.test(text))

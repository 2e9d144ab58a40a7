import { Failure } from '../../../base/shared-types/failure'
import { findUnfitSign, isPassedOn, toPassedOn } from '../../../base/text/hosts/signs'

/*
 * Every text that reaches a host's configuration passes through one of these. The check refuses the same at its line; here
 * it is the second lock, so each throws a Failure.
 */

const refuse = (what: string, text: string): never => {
  throw new Failure(`${what} cannot be written into the configuration of hosts: ${JSON.stringify(text)}.`)
}

/** The path of a page, a redirect or a prefix. */
export const pathWord = (path: string): string => (/^(?:\/[a-z0-9-]*)+$/.test(path) ? path : refuse('The path', path))

/** Where a redirect leads. */
export function targetWord(address: string): string {
  const target = toPassedOn(address)
  return isPassedOn(target) ? target : refuse('The target of a redirect', address)
}

const patternForm = /^(?:\/(?::key|[^/:*?<>|]+))*\/?\*?$/

/** The pattern of a header rule. */
export const patternWord = (pattern: string): string =>
  patternForm.test(pattern) && findUnfitSign(pattern) === undefined ? pattern : refuse('The name of a folder', pattern)

/** The value of a header. */
export const valueWord = (value: string): string =>
  /^[\x20-\x7e]*$/.test(value) && !/[\\`${}]/.test(value) ? value : refuse('The header', value)

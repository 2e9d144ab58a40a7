import { Failure } from '../../../base/shared-types/failure'
import { findUnfitSign, isPassedOn, toPassedOn } from '../../../base/text/host-signs'

/* Every text in a host's configuration passes through these functions. The check refuses the same text at its line. */

const refuse = (what: string, text: string): never => {
  throw new Failure(`${what} cannot be written into the configuration of hosts: ${JSON.stringify(text)}.`)
}

export const pathWord = (path: string): string => (/^(?:\/[a-z0-9-]*)+$/.test(path) ? path : refuse('The path', path))

export const feedWord = (path: string): string =>
  /^(?:\/[a-z0-9-]+)+\.(?:xml|json)$/.test(path) ? path : refuse('The address of a feed', path)

export function targetWord(address: string): string {
  const target = toPassedOn(address)
  return isPassedOn(target) ? target : refuse('The target of a redirect', address)
}

const patternForm = /^(?:\/(?::key|[^/:*?<>|]+))*\/?\*?$/

export const patternWord = (pattern: string): string =>
  patternForm.test(pattern) && findUnfitSign(pattern) === undefined ? pattern : refuse('The name of a folder', pattern)

export const valueWord = (value: string): string =>
  /^[\x20-\x7e]*$/.test(value) && !/[\\`${}]/.test(value) ? value : refuse('The header', value)

import type { KindWords } from '../../../base/text/interface-words'
import type { FormAnswer, FormKind } from '../form-kind'
import { dateKind } from './date-kind'
import { fileKind } from './file-kind'
import { numberKind } from './number-kind'
import { timeKind } from './time-kind'

/** Kinds that need more than an `<input>` and a length. */
export const engineKinds = (words: KindWords): [string, FormKind<object, FormAnswer>][] => [
  ['date', dateKind(words)],
  ['time', timeKind(words)],
  ['number', numberKind(words)],
  ['file', fileKind(words)],
]

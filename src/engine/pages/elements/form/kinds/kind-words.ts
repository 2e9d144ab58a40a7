/// <reference path="../../../../building/site-build/code/languages/late-words-module.d.ts" />
import * as words from '@studio/words.json?late'
import type { KindWords } from '../../../../base/text/interface-words'

/** Each is imported by its name, and from a module of its own: a page without such a field loads none of them. */
export const kindWords: KindWords = {
  betweenSteps: words.betweenSteps,
  closedDay: words.closedDay,
  fileTooLarge: words.fileTooLarge,
  invalidDate: words.invalidDate,
  invalidNumber: words.invalidNumber,
  invalidTime: words.invalidTime,
  tooEarly: words.tooEarly,
  tooLate: words.tooLate,
  tooLittle: words.tooLittle,
  tooMuch: words.tooMuch,
  wrongFile: words.wrongFile,
}

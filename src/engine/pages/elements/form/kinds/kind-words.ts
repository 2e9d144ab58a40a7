/// <reference path="../../../../building/site-build/code/languages/late-words-module.d.ts" />
import * as words from '@studio/words.json?late'
import type { KindWords } from '../../../../base/text/interface-words'

/** Imported by name, from a module of its own: a page without such a field loads none. */
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

/** Brackets, dots and comment tags around a note about omitted text. */
const note = /(?:[[(]|\.{3}|…)([^[\]()<>.…]{3,80})(?:[\])]|\.{3}|…)|<!--[\s.…]{0,9}([^<>.…]{3,100}?)[\s.…]{0,9}-->/g

/** "rest of the page unchanged", "existing text", "same as before". */
const saysLeftOut =
  /^(?:the |your |previous |all )?(?:rest|remainder|remaining)\b.*\b(?:unchanged|same|before|as is|here|omitted|continues)$|^(?:the |your |keep |all )?(?:existing|previous|original|remaining|rest of (?:the|your)) (?:\w+ )?(?:text|content|paragraph|section|block|page|item|field|code|heading|word)s?(?: (?:here|unchanged|stays?|remains?|continues))?$|^(?:unchanged|no changes?|same as (?:before|above)|omitted for brevity)$|^(?:rest|restlicher text)\b.*\b(?:unverändert|gleich|wie bisher)$|^(?:le )?reste\b.*\binchangée?s?$|^(?:el )?resto\b.*\b(?:igual|sin cambios)$/i

function findLeftOut(text: string): string | undefined {
  if (!/[[(…]|\.\.\.|<!/.test(text)) return undefined
  for (const [whole, words, ofComment = ''] of text.matchAll(note))
    if (saysLeftOut.test((words ?? ofComment).trim())) return whole
  return undefined
}

export function explainOmission(text: string): string | undefined {
  const found = findLeftOut(text)
  return (
    found &&
    `"${found}" is the note of a chat program that has not written all the words again. Put the missing words back in its place.`
  )
}

/** Error values of spreadsheets in English, German, French, Spanish, Italian and Polish. */
const failure =
  /(?<![\p{L}\p{N}&/#])#(?:REF!|N\/[AD]\b|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BEZUG!|WERT!|ZAHL!|ÜBERLAUF!|VALEUR!|NOM\s?\?|NOMBRE!|NUL!|¡(?:REF|VALOR|DIV\/0|NUM)!|¿NOMBRE\?|RIF!|VALORE!|NOME\?|ADR!|ARG!|LICZBA!|NAZWA\?|DZIEL\/0!)/u

/** How a formula begins: =SUM(A1:A3), =B2*1.2. */
const formula = /^=\s{0,3}(?:[\p{L}_][\p{L}\d._]*\(|[-+]?\$?[A-Z]{1,3}\$?\d{1,7}(?![\p{L}\d]))/u

/** A sum of numbers, =2+2. An equals sign before one number is no formula. */
const sum = /^=(?=.{0,40}\d\s?[-+*/^]\s?\d)[\d\s.,+\-*/^()%]+$/

/** A number that a spreadsheet shortened, 1.2E+06; a too narrow column, ######. */
const shortened = /(?<![^\s>])(?:\d(?:[.,]\d{1,12})?E[+-]\d{2}|#{4,}|#NV)(?![^\s<.,;])/

export function explainSpreadsheet(text: string): string | undefined {
  if (!/[#=]|E[+-]/.test(text)) return undefined
  const whole = text.startsWith('<p>') && text.endsWith('</p>') ? text.slice('<p>'.length, -'</p>'.length) : text
  const words = whole.trim()
  const [inside] =
    formula.test(words) || sum.test(words) ? [words] : (text.match(/(?<![^\s>])=[A-Z]{2,12}\([^<>()]{0,60}\)/) ?? [])
  if (inside) return `"${inside}" is a formula. Only a spreadsheet works it out: write its result.`
  const value = text.match(failure)?.[0] ?? text.match(shortened)?.[0]
  return value && `"${value}" is what a spreadsheet shows when it cannot show a value. Write the value itself.`
}

import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readJson } from '../../../base/json-parser'
import { isObject } from '../../../base/shared-types/json'
import type { LanguagesOfSite } from '../../../base/shared-types/languages/languages'
import { languageNames } from '../../../base/text/language/language-names'
import { nearest } from '../../../base/text/nearest'
import { languagesWithWords, ownWords, wordsFileOf } from '../words-files'
import { engineWords, placeholdersIn } from './engine-words'
import type { Fault } from './fault'
import { explainJson, isWritten } from './json-files'

type Values = Record<string, unknown>

const upgrade = '"npm run upgrade -- --apply"'

function explainMissing(place: string, [first, ...others]: string[]): string[] {
  if (first === undefined) return []
  const rest = others.length === 0 ? '' : ` and ${others.length} other ${others.length === 1 ? 'word' : 'words'}`
  return [`${basename(place)} lacks "${first}"${rest}. ${upgrade} adds ${rest ? 'them' : 'it'}.`]
}

function explainUnknown(name: string, words: Values, own: Values): string {
  const open = Object.keys(own).filter((one) => !Object.hasOwn(words, one))
  const guess = nearest(name, open)
  return `"${name}" is not in words.json, so that no page shows it. ${guess ? `Did you mean "${guess}"?` : 'Delete it, or add it there.'}`
}

function explainValue(name: string, value: unknown, own: unknown): string[] {
  if (!isWritten(value)) return [`"${name}" is no text. In words.json it is ${JSON.stringify(own)}.`]
  if (!isWritten(own)) return []
  const [here, there] = [placeholdersIn(value), placeholdersIn(own)]
  const lacks = there.filter((one) => !here.includes(one)).map((one) => `lacks ${one}, which the site replaces`)
  const has = here.filter((one) => !there.includes(one)).map((one) => `has ${one}, which the site does not replace`)
  return [...lacks, ...has].map((what) => `"${name}" ${what}. In words.json it is "${own}".`)
}

const findFaultsInFile = (place: string, text: string, own: Values): Fault[] =>
  explainJson(place, text, (words) => {
    if (!isObject(words)) return ['This is a list or a single value. Write one object: each name with its words.']
    const names = Object.keys(words)
    const unknown = names.filter((name) => !Object.hasOwn(own, name) && !Object.hasOwn(engineWords, name))
    return [
      ...explainMissing(
        place,
        Object.keys(own).filter((name) => !Object.hasOwn(words, name)),
      ),
      ...unknown.map((name) => explainUnknown(name, words, own)),
      ...names.filter((name) => Object.hasOwn(own, name)).flatMap((name) => explainValue(name, words[name], own[name])),
    ]
  })

/** Those of a broken words.json are not compared. */
export function findFaultsInLanguages(studio: string, { own, all }: LanguagesOfSite): Fault[] {
  const file = join(studio, ownWords)
  const { mistakes, value } = readJson(existsSync(file) ? readFileSync(file, 'utf8') : '')
  if (mistakes.length > 0 || !isObject(value)) return []
  const needed = all.filter((language) => language !== own)
  return [...new Set([...needed, ...languagesWithWords(studio)])].flatMap((language) => {
    const place = wordsFileOf(language)
    if (existsSync(join(studio, place)))
      return findFaultsInFile(place, readFileSync(join(studio, place), 'utf8'), value)
    const name = languageNames(all, 'en').get(language)
    return [{ place, message: `This file is missing: ${name} pages need it. ${upgrade} writes it.` }]
  })
}

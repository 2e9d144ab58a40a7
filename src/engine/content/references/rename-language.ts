import { Failure } from '../../base/shared-types/failure'
import { asObject, escapeToken } from '../../base/shared-types/json'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { sharedNameFor, splitSharedName } from '../../base/shared-types/languages/shared-names'
import { findValue, openDocument, rawOf } from '../json-edits/document'
import type { EditedText } from '../json-edits/edited-text'
import { insertMember, removeValue } from '../json-edits/make-edits'
import type { OpenSite } from './open-site'

export type LanguageMove = [from: string, to: string]

/** "/ar-eg" -> "ar-EG" */
function tagOf(home: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(home.slice(1))[0]
  } catch {
    return undefined
  }
}

/** Of a language that moves with its home page; undefined for other moves. Throws a Failure. */
export function languageMoved({ content }: OpenSite, from: string, to: string): LanguageMove | undefined {
  const languages = readLanguages(asObject(content.value).site)
  const language = languages.all.find((one) => one !== languages.own && languages.homeOf(one) === from)
  if (language === undefined) return undefined
  if (languages.all.some((one) => languages.homeOf(one) === to)) return undefined
  const tag = tagOf(to)
  if (tag !== undefined && /^\/[a-z]{2,3}(-|$)/.test(to)) return [language, tag]
  throw new Failure(
    `"${from}" is the home page of a language, and "${to}" is no address of another one. Write the tag of a language in small letters, for example "/pt-br". Nothing was moved.`,
  )
}

function textAt(text: string, pointer: string): string | undefined {
  const document = openDocument(text)
  const node = 'refusal' in document ? undefined : findValue(document, pointer)
  return node && rawOf(text, node)
}

/** Includes the shared blocks that the language has of its own. */
export function renameLanguage({ content }: OpenSite, edited: EditedText, [from, to]: LanguageMove): void {
  const rename = (parent: string, holder: unknown, nameOf: (name: string) => string) => {
    for (const [index, name] of Object.keys(asObject(holder)).entries()) {
      const renamed = nameOf(name)
      const pointer = `${parent}/${escapeToken(name)}`
      const json = renamed === name ? undefined : textAt(edited.text, pointer)
      if (json === undefined) continue
      edited.do(removeValue(edited.text, pointer))
      edited.do(insertMember(edited.text, parent, renamed, json, index))
    }
  }
  const { site, shared, seen } = asObject(content.value)
  const ofShared = (name: string) => {
    const [plain, language] = splitSharedName(name)
    return language === from ? sharedNameFor(to, plain) : name
  }
  rename('/site/languages', asObject(site).languages, (name) => (name === from ? to : name))
  rename('/shared', shared, ofShared)
  rename('/seen', seen, ofShared)
}

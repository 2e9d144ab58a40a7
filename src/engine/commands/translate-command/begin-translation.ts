import { nodeAt } from '../../base/json-parser'
import { Failure } from '../../base/shared-types/failure'
import { asObject, pagesIn } from '../../base/shared-types/json'
import { EditedText } from '../../content/json-edits/edited-text'
import { insertMember } from '../../content/json-edits/make-edits'
import { isTimedPage } from '../../content/publication-dates/unique-path'
import type { OpenSite } from '../../content/references/open-site'
import { planTranslation } from '../../content/references/translate-page'
import { proposeTranslatedPath } from '../../content/translations/propose-path'
import { writeSeen } from './mark-seen'
import { didYouMean, nameOfLanguage, requireLanguage } from './open-folder'

export interface Begun {
  text: string
  /** "/de/ueber-uns", "visit@de". */
  name: string
  message: string
}

function beginShared(site: OpenSite, name: string, language: string): Begun {
  const { content, text, root } = site
  const { shared, languages } = content
  const added = `${name}@${language}`
  if (!Object.hasOwn(shared, name))
    throw new Failure(
      `There is no shared block "${name}".${didYouMean(name, Object.keys(shared))} Write a page as "/about". Nothing was written.`,
    )
  if (Object.hasOwn(shared, added)) throw new Failure(`There is "${added}" already. Nothing was written.`)
  const { start, end } = nodeAt(text, root, `/shared/${name}`)
  const index = Object.keys(asObject(asObject(content.value).shared)).indexOf(name) + 1
  const edited = new EditedText(text).do(insertMember(text, '/shared', added, text.slice(start, end), index))
  writeSeen(edited, content.value, added)
  const own = nameOfLanguage(languages.own, languages)
  return {
    text: edited.text,
    name: added,
    message: `Added "${added}" under "shared", in the ${own} words of "${name}". Translate them: public pages show them at once.`,
  }
}

/** A page as a draft, or a shared block, in the original's words. Throws a Failure. */
export function beginTranslation(site: OpenSite, name: string, asked: string, path?: string): Begun {
  const { content, text } = site
  const { languages, byPath } = content
  const language = requireLanguage(asked, languages)
  if (!name.startsWith('/')) return beginShared(site, name, language)
  const page = byPath.get(name)
  if (!page || page.redirect !== undefined)
    throw new Failure(`There is no page "${name}".${didYouMean(name, [...byPath.keys()])} Nothing was written.`)
  const pages = pagesIn(content.value).filter(isTimedPage)
  const to = path ?? proposeTranslatedPath(page.translates ?? name, language, pages, languages)
  if (languages.of(to) !== language)
    throw new Failure(
      `A page at "${to}" is not in ${nameOfLanguage(language, languages)}: write a path below "${languages.homeOf(language)}". Nothing was written.`,
    )
  const edited = new EditedText(text).do(planTranslation(site, page.pointer, to))
  return {
    text: edited.text,
    name: to,
    message: `Added "${to}", a draft in the words of "${name}", at the end of pages.json. Translate it, give it a path of its own with "npm run move", and take "draft" out.`,
  }
}

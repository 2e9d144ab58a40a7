import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asObject } from '../../../base/shared-types/json'
import { type LanguagesOfSite, readLanguages } from '../../../base/shared-types/languages/languages'
import type { AskedField } from '../../../content/form-submissions/form-field-names'
import { formsIn } from '../../../content/form-submissions/read-form'

export interface SiteForms {
  languages: LanguagesOfSite
  forms: ReadonlyMap<string, AskedField[]>
  zone?: string
}

export function findSiteForms(content: unknown): SiteForms {
  const site = asObject(asObject(content).site)
  const zone = typeof site.timeZone === 'string' ? site.timeZone : undefined
  return { languages: readLanguages(site), forms: new Map(formsIn(content)), zone }
}

/** Reads pages.json each time: an author may be editing it. */
export async function readSiteForms(site: string): Promise<SiteForms> {
  try {
    const text = await readFile(join(site, 'pages.json'), 'utf8')
    return findSiteForms(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (error) {
    console.error('The forms of pages.json cannot be read.', error)
    return findSiteForms({})
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FormFieldField } from '../../../base/schema-types/content'
import { asObject } from '../../../base/shared-types/json'
import { type LanguagesOfSite, readLanguages } from '../../../base/shared-types/languages/languages'
import { readForm } from '../../../content/form-submissions/read-form'

export interface SiteForms {
  languages: LanguagesOfSite
  forms: ReadonlyMap<string, FormFieldField[]>
}

/** Known by its shape: blocks may hold forms in fields of any name. */
function* findForms(value: unknown): Generator<[id: string, fields: FormFieldField[]]> {
  if (typeof value !== 'object' || value === null) return
  const { id, fields } = readForm(value)
  if (id !== undefined && fields.length > 0) yield [id, fields.map(({ field }) => field)]
  else for (const part of Object.values(value)) yield* findForms(part)
}

export function findSiteForms(content: unknown): SiteForms {
  const { site } = asObject(content)
  return { languages: readLanguages(site), forms: new Map(findForms(content)) }
}

/** Reads the forms as they are written now: an author may be editing them. */
export async function readSiteForms(site: string): Promise<SiteForms> {
  try {
    const text = await readFile(join(site, 'pages.json'), 'utf8')
    return findSiteForms(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch (error) {
    console.error('The forms of pages.json cannot be read.', error)
    return findSiteForms({})
  }
}

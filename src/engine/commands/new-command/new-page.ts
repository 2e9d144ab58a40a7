import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ContentPage } from '../../base/schema-types/content'
import { Failure } from '../../base/shared-types/failure'
import type { Problem } from '../../base/shared-types/problem'
import { createCheck, type PublicFiles } from '../../content/check'
import { reportText } from '../../content/check/report/text'
import { EditedText } from '../../content/json-edits/edited-text'
import { placeholderPicture, placeholderSource } from '../../content/schema-model/examples/placeholder-picture'
import { planNewPage } from '../../editing/edited-site/pages/new-page'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { readSite } from '../../folders/site-folder/read-site'
import { replaceFile } from '../../folders/site-folder/replace-file'
import { readRules } from '../../folders/studio-folder/read-rules'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { rulePagesOf } from '../../folders/studio-folder/rule-pages'

/** Returns all files of public/. */
export function withPlaceholder(root: string, site: string, files: PublicFiles): PublicFiles {
  if (files.has(placeholderPicture)) return files
  const target = join(site, 'public', placeholderPicture)
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(join(root, placeholderSource), target)
  return new Map([...files, [placeholderPicture, { bytes: statSync(target).size }]])
}

export interface CreatedPage {
  page: ContentPage
  problems: Problem[]
}

/** Throws a Failure if the site has errors, or would have some with the new page. */
export async function createPage(root: string, site: string, path: string, template?: string): Promise<CreatedPage> {
  const [schemas, rules, { text, files: present }] = await Promise.all([
    readSchemas(root, site),
    readRules(root, site),
    readSite(site),
  ])
  const check = createCheck(schemas, { validate: cachedValidator(root, schemas), rules })
  const rulePages = rulePagesOf(root, site)
  const { content, problems } = check({ text, files: present })
  if (!content)
    throw new Failure(`${reportText(problems, text, { rulePages })}\n\nFix this first; the page was not added.`)

  const { page, edit } = planNewPage({ path, template }, text, schemas, content)
  const extended = new EditedText(text).do(edit).text
  const withPicture = new Map([...present, [placeholderPicture, { bytes: 0 }]])
  const errors = check({ text: extended, files: withPicture, severities: 'errors' })
  if (!errors.content)
    throw new Failure(`${reportText(errors.problems, extended, { rulePages })}\n\nThe page was not added.`)
  const files = withPlaceholder(root, site, present)
  replaceFile(join(site, 'pages.json'), text, extended)
  const after = check({ text: extended, files })
  return { page, problems: after.problems.filter((problem) => problem.page === path) }
}

export function reportPage({ page, problems }: CreatedPage): string {
  const isOpen = ({ rule }: Problem) => rule === 'unfinished-text'
  const hint = ({ pointer, line }: Problem) => {
    const names = pointer
      .split('/')
      .slice(3)
      .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name))
    return `  line ${line}  ${names.join(' ')}`
  }
  const [open, others] = [problems.filter(isOpen), problems.filter((problem) => !isOpen(problem))]
  return [
    `Added the page "${page.path}" at the end of pages.json. See it with "npm run dev".`,
    ...(page.entry?.isVisible === false
      ? ['It is hidden: no grid and no "previous" or "next" shows it. Remove "isVisible": false when it is done.']
      : []),
    ...(open.length > 0 ? ['', 'Still to fill in ("npm run check" lists these too):', ...open.map(hint)] : []),
    ...(others.length > 0 ? ['', ...others.map(({ line, message }) => `  line ${line}  ${message}`)] : []),
  ].join('\n')
}

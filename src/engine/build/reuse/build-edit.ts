import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { keepsVerdict } from '../../check/edits'
import { headOf, openContent, readFrame } from '../../compile/content-text'
import { sendFormsTo } from '../../compile/form-address'
import { addSources } from '../../compile/page-sources'
import { picturesOf } from '../../compile/pictures/shown-pictures'
import type { Page } from '../../generated/content'
import { dataFile } from '../../model/addresses'
import type { ReadyPage } from '../../model/page'
import { isContentPage, splitRedirects } from '../../model/site-pages'
import { readSchemas } from '../../project/read-schemas'
import { listPublicFiles } from '../../site/public-files'
import { mostBytes } from '../../site/read-text'
import type { Bundle } from '../code/bundle'
import { keepValidators } from '../code/keep-validators'
import { siteMark } from '../output/mark'
import { openOutput, type Published } from '../output/output'
import { makePages } from '../pages/make-pages'
import type { MadePage } from '../pages/page-maker'
import { nameCircumstances, namePublicFiles } from './circumstances'
import { type EditedPage, findDependants } from './dependants'
import { findEdit } from './find-edit'
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot'

/** More pages than this are faster made with all others, in threads. */
const mostMade = 100

/** What is needed to build an edit; see buildSite. */
export interface EditOptions {
  root: string
  /** The code as it is. */
  bundle: Bundle
  site: string
  out: string
  /** Where builds keep what they remember of their output. */
  cache: string
  formAddress?: string
  /** Returns the access key of guarded pages. It is asked only when there are any. */
  findAccessKey: () => Promise<string>
  notify: (line: string) => void
}

/** What a build that has rendered an edit alone has to tell; see RenderedSite. */
export interface BuiltEdit {
  pages: string[]
  redirects: number
  guarded: string[]
  reused: number
  pictures: number
  published: Published
}

/**
 * The pages that an edit has changed and those that show something of them, when nothing but words on a few pages has
 * changed since the site was built; with what rendering them takes.
 */
async function findWork({ root, bundle, site, formAddress, findAccessKey }: EditOptions, snapshot: Snapshot) {
  const bytes = await readFile(join(site, 'pages.json')).catch(() => undefined)
  if (!bytes || bytes.length > mostBytes) return undefined
  const edit = findEdit(snapshot.bytes, snapshot.slices, bytes)
  if (!edit || edit.indexes.length > mostMade) return undefined

  const [schemas, files] = await Promise.all([readSchemas(root, site), listPublicFiles(site)])
  const { heads, sources } = snapshot
  const accessKey = heads.some(({ guard }) => guard) ? await findAccessKey() : ''
  const frame = readFrame(bytes, edit.slices)
  const circumstances = nameCircumstances({
    schemas,
    publicFiles: namePublicFiles(site, files),
    formAddress,
    accessKey,
  })
  if (circumstances !== snapshot.circumstances) return undefined
  const { indexes, before, after, slices } = edit
  if (indexes.some((index) => sources.pages.has(String(heads[index]?.path)))) return undefined
  if (
    indexes.length > 0 &&
    !keepsVerdict(schemas, { frame: { ...frame }, before, after, files }, keepValidators(bundle))
  )
    return undefined

  const edited = after.map((page, at) => [before[at], page] as EditedPage)
  indexes.forEach((index, at) => {
    heads[index] = headOf(after[at] as Page)
  })
  const text = { bytes, slices, heads }
  const content = sendFormsTo(formAddress, openContent(text))
  const paths = findDependants(edited, content, sources)
  for (const [, { path }] of edited) paths.add(path)
  const pages = content.pages.filter(isContentPage).filter(({ path }) => paths.has(path))
  if (pages.length > mostMade || pages.some(({ guard }) => guard)) return undefined
  return { text, pages, input: { schemas, files, folder: site, content } }
}

/** Whether a page shows the pictures that it shows in the site that stands: no others have to be made, and none to go. */
async function keepsPictures(out: string, { path, isNew, pictures }: MadePage): Promise<boolean> {
  if (!isNew) return true
  try {
    const { assets }: ReadyPage = JSON.parse(await readFile(join(out, dataFile(path)), 'utf8'))
    return JSON.stringify(picturesOf(assets)) === JSON.stringify(pictures)
  } catch {
    return false
  }
}

/**
 * Builds what an edit has changed, when it has changed nothing but words on a few pages since the site that stands in
 * `out` was built, in their blocks, titles, descriptions and entries: then every other file of that site is what a whole
 * build would make. Undefined when it has changed more, or when nothing is remembered of that site: then the whole has
 * to be checked and built. Throws what buildSite does.
 */
export async function buildEdit(options: EditOptions): Promise<BuiltEdit | undefined> {
  const { bundle, cache, notify } = options
  const out = resolve(options.out)
  const snapshot = existsSync(join(out, siteMark)) ? await readSnapshot(cache, out, bundle.id) : undefined
  const work = snapshot && (await findWork(options, snapshot))
  if (!work) return undefined

  const output = await openOutput(out, cache, notify)
  try {
    const { last } = output
    if (last?.id !== snapshot.id || !output.keepAll()) return undefined
    const { text, pages: few, input } = work
    const { sources } = snapshot
    const made: MadePage[] = []
    if (few.length > 0)
      addSources(sources, await makePages(few, { ...input, bundle, output, notify }, (page) => made.push(page)))
    if (sources.others) return undefined
    for (const page of made) if (!(await keepsPictures(out, page))) return undefined
    const published = await output.publish({ pages: last.pages })
    await writeSnapshot(cache, out, { ...snapshot, ...text, id: published.id })
    const pages = input.content.pages.filter(isContentPage)
    return {
      pages: last.pages,
      redirects: splitRedirects(input.content.pages).redirects.length,
      guarded: pages.filter(({ guard }) => guard).map(({ path }) => path),
      reused: pages.length - made.filter(({ isNew }) => isNew).length,
      pictures: snapshot.pictures,
      published,
    }
  } finally {
    await output.close()
  }
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { keepsVerdict } from '../../check/edits'
import { openContent, readFrame } from '../../compile/content-text'
import { sendFormsTo } from '../../compile/form-address'
import { listPublicFiles } from '../../compile/public-files'
import { mostBytes } from '../../compile/read-text'
import { readSchemaFiles } from '../../generate/schema-files'
import { isContentPage, splitRedirects } from '../../model/site-pages'
import type { Bundle } from '../bundle'
import { makePages } from '../make-pages'
import { siteMark } from '../output/mark'
import { openOutput, type Published } from '../output/output'
import { nameCircumstances, namePublicFiles } from './circumstances'
import { findEdit } from './find-edit'
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot'

/** More pages than this are faster built with all others, in threads. */
const mostEdited = 100

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
  /** Answers the access key of guarded pages. It is asked only when there are any. */
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

/** The edit, when nothing but words on a few pages has changed since the site was built; with what rendering it takes. */
async function findWork({ root, site, formAddress, findAccessKey }: EditOptions, snapshot: Snapshot) {
  const bytes = await readFile(join(site, 'pages.json')).catch(() => undefined)
  if (!bytes || bytes.length > mostBytes) return undefined
  const edit = findEdit(snapshot.bytes, snapshot.slices, bytes)
  if (!edit || edit.indexes.length > mostEdited) return undefined

  const [schemas, files] = await Promise.all([readSchemaFiles(join(root, 'schemas')), listPublicFiles(site)])
  const { heads, lookedAt } = snapshot
  const accessKey = heads.some(({ guard }) => guard) ? await findAccessKey() : ''
  const frame = readFrame(bytes, edit.slices)
  const circumstances = nameCircumstances({
    schemas,
    publicFiles: namePublicFiles(site, files),
    formAddress,
    accessKey,
  })
  if (circumstances !== snapshot.circumstances) return undefined
  const isAlone = (index: number) => !heads[index]?.guard && !lookedAt.includes(String(heads[index]?.path))
  if (!edit.indexes.every(isAlone)) return undefined
  const { indexes, before, after } = edit
  if (indexes.length > 0 && !keepsVerdict(schemas, { frame: { ...frame }, before, after, files })) return undefined
  const content = sendFormsTo(formAddress, openContent({ bytes, slices: edit.slices, heads }))
  return { bytes, indexes, slices: edit.slices, schemas, files, folder: site, content }
}

/**
 * Builds what an edit has changed, when it has changed nothing but words on a few pages since the site that stands in
 * `out` was built: then every other file of that site is what a whole build would make. Undefined when it has changed
 * more, or when nothing is remembered of that site: then the whole has to be checked and built. Throws what buildSite does.
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
    const { bytes, indexes, slices, content, ...input } = work
    const edited = indexes.flatMap((index) => content.pages[index] ?? []).filter(isContentPage)
    if (edited.length > 0) {
      const sources = await makePages(edited, { ...input, content, bundle, output, notify })
      if (sources.others) return undefined
      snapshot.lookedAt.push(...sources.pages)
    }
    const published = await output.publish({ pages: last.pages })
    await writeSnapshot(cache, out, { ...snapshot, id: published.id, slices, bytes })
    const pages = content.pages.filter(isContentPage)
    return {
      pages: last.pages,
      redirects: splitRedirects(content.pages).redirects.length,
      guarded: pages.filter(({ guard }) => guard).map(({ path }) => path),
      reused: pages.length - edited.length,
      pictures: snapshot.pictures,
      published,
    }
  } finally {
    await output.close()
  }
}

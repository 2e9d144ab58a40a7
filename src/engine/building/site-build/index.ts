import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContent } from '../../base/schema-types/content'
import { accessKeyNames } from '../../base/shared-types/access-key-names'
import { asObject, parseJson } from '../../base/shared-types/json'
import { readLanguages } from '../../base/shared-types/languages/languages'
import type { Sources } from '../../base/shared-types/load'
import { isContentPage } from '../../base/shared-types/site-pages'
import { cacheFileOf } from '../../folders/site-folder/cache-file'
import { findStudio } from '../../folders/studio-folder/find-studio'
import type { BuildOptions } from './build-options'
import type { BuildResult, BuiltSite } from './build-result'
import { checkSource, readSource, type SiteSource, type SoundSite } from './checked-site'
import { type Code, startCode } from './code/cached-code'
import { writeFeeds } from './feeds/write-feeds'
import { findSafeKey, requireKnown } from './guarded-pages/access-key'
import { nameKeyFolder } from './guarded-pages/guard'
import { describeCleared } from './output/cleared-picture'
import { refuseFewerPages } from './output/fewer-pages'
import { type Output, openOutput } from './output/output'
import { outputCache } from './output/output-cache'
import { placePublicFiles } from './output/place-files'
import { realFolder, refusePublicFolder } from './output/real-folder'
import { makePages } from './pages/make-pages'
import { readPageCache, writePageCache } from './pages/page-cache'
import { writeSiteFiles } from './pages/write-site-files'
import { placePictures } from './pictures/place-pictures'
import { writeSearch } from './search/write-search'
import { findAnswers, keptAnswers } from './studio-sources/answers'

export type { BuildOptions } from './build-options'
export type { BuildResult } from './build-result'

export async function forgetOutput(root: string, out: string): Promise<void> {
  const files = ['json', 'pages.json'].map((extension) => cacheFileOf(outputCache(root), out, extension))
  await Promise.all(files.map((file) => rm(file, { force: true })))
}

function pathsOf({ pages }: SiteContent) {
  const [content, redirects] = [pages.filter(isContentPage), pages.filter((page) => !isContentPage(page))]
  const guarded = content.filter(({ guard }) => guard)
  const toPaths = (some: { path: string }[]) => some.map(({ path }) => path)
  return { pages: toPaths(content), redirects: toPaths(redirects), guarded: toPaths(guarded) }
}

/** The code is built while the site is checked: it needs the languages before. */
const languagesIn = ({ text }: SiteSource): string[] => readLanguages(asObject(parseJson(text)).site).all

interface Parts {
  code: Code
  answers: Sources
}

/**
 * What is new is written to a staging folder, then published. A failure before then leaves the last site as it was.
 * Throws UnreadableSite, KeyLeaked, ForeignFolder, FewerPages, BlockNotReady, BrokenPicture, BlockBroke,
 * PageNotSettled.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { root, site, mayLosePages, notify } = options
  const out = realFolder(options.out)
  refusePublicFolder(out, site)
  const source = await readSource(options)
  const studio = await findStudio(root, site)
  const code = await startCode({ root, studio, kind: 'site', languages: languagesIn(source) }, notify)
  let output: Output | undefined
  try {
    const checked = checkSource(source, options)
    if ('problems' in checked) return checked
    const { pages, redirects } = pathsOf(checked.content)
    output = await openOutput(out, outputCache(root), notify)
    if (!mayLosePages) refuseFewerPages(output.lastPages, pages, redirects)
    const answers = await (options.given ? keptAnswers(options) : findAnswers(options))
    return await makeSite({ ...options, out }, { source, checked }, { code: await code.ready, answers }, output)
  } finally {
    await code.stop()
    await output?.close()
  }
}

async function makeSite(options: BuildOptions, sound: SoundSite, parts: Parts, output: Output): Promise<BuiltSite> {
  const { code } = parts
  const { root, site, out, notify, progress } = options
  const { checked } = sound
  const { content, folder, files, wholeFiles, next } = checked
  const paths = pathsOf(content)
  const keyNames = accessKeyNames(checked.schemas)
  const hasGuarded = paths.guarded.length > 0
  const isPublished = options.formAddress === undefined
  if (hasGuarded && isPublished) requireKnown(site, keyNames)
  const accessKey = hasGuarded ? findSafeKey(root, site, keyNames, notify) : ''
  const cached = await readPageCache(outputCache(root), out)

  const made = await makePages({ ...checked, ...parts, output, cached, accessKey, notify, progress })
  const redirects = await writeSiteFiles(checked, code, output, made.pages)
  await writeSearch(content, output, made.pages)
  const { replaced, ...pictures } = await placePictures({
    root,
    site,
    folder,
    output,
    pages: made.pages,
    wholeFiles,
    progress,
  })
  const cleared = await placePublicFiles(output, {
    folder: join(folder, 'public'),
    addresses: files.keys(),
    replaced,
    paths: [...paths.pages, ...paths.redirects],
    nameOf: (file) => nameKeyFolder(file, accessKey),
  })
  writeFeeds(checked, output)
  if (cleared.length > 0) notify(describeCleared(cleared))

  await writePageCache(outputCache(root), out, made.pages)
  const published = await output.publish(paths.pages)
  const { pages, guarded } = paths
  return { problems: [], pages, guarded, redirects, reused: made.reused.size, ...pictures, published, next, sound }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile, htmlFile, timesFile } from '../../../base/shared-types/addresses'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { redirectData } from '../../../base/shared-types/page'
import { isContentPage } from '../../../base/shared-types/site-pages'
import type { Moment } from '../../../content/publication-dates/local-time'
import { readyFrame } from '../../../pages/page-data/frame'
import { createPrepare } from '../../../pages/page-data/prepare'
import { writeHeadersFile } from '../../host-config/formats/headers-file'
import { writeRedirectsFile } from '../../host-config/formats/redirects-file'
import { feedRules, headerRules } from '../../host-config/headers'
import { readHostedSite } from '../../host-config/hosted-site'
import type { CheckedSite } from '../checked-site'
import type { Code } from '../code/cached-code'
import { createFileFinder } from '../code/client-manifest'
import { hashTexts } from '../output/hash'
import type { Output } from '../output/output'
import { placeFolder } from '../output/place-files'
import { writeText } from '../output/write-text'
import { renderRedirect } from './document'
import type { CachedPage } from './page-cache'
import { sanitize } from './purify'
import { createRenderContext, settingsText } from './render-context'
import { renderRobots, renderSitemap } from './site-files'

/** A timer starts the next build by this file. */
function writeTimes(output: Output, at: Moment, next: Moment | undefined): void {
  const [builtAt, nextChange] = [at, next].map((moment) =>
    moment === undefined ? null : new Date(moment).toISOString(),
  )
  const text = JSON.stringify({ builtAt, nextChange })
  // The time of the build does not change the site's id.
  writeFileSync(output.stage(timesFile, hashTexts(text), 'times'), text)
}

/** A sheet's name changes with its content. */
function writeSheets(output: Output, code: Code, isCounted: boolean, pages: CachedPage[]): void {
  const filesOf = createFileFinder(code.in().manifest, { isCounted })
  const sheets = new Map(pages.map(({ types }) => filesOf(types)).map(({ sheet, styles }) => [sheet, styles]))
  for (const [sheet, styles] of sheets) {
    const file = sheet?.slice(1)
    if (!file || output.keep(file, file)) continue
    const texts = styles.map((style) => readFileSync(join(code.client, style), 'utf8'))
    writeFileSync(output.stage(file, file), texts.join(''))
  }
}

/** Returns the number of redirects. */
export async function writeSiteFiles(
  checked: CheckedSite,
  code: Code,
  output: Output,
  made: CachedPage[],
): Promise<number> {
  const { content, schemas, files, folder, services, words, at, next } = checked
  const frame = readyFrame(content, schemas, createPrepare(schemas, sanitize))
  const { redirects } = frame
  const settings = frame.settingsIn()
  const languages = readLanguages(content.site)
  await placeFolder(output, join(code.client, 'assets'), (file) => `assets/${file}`)
  writeSheets(output, code, settings.analytics !== undefined, made)
  for (const language of languages.all) {
    const { settingsAddress } = createRenderContext(frame, folder, language)
    writeText(output, settingsAddress.slice(1), settingsText(frame.settingsIn(language)))
  }
  writeText(output, 'sitemap.xml', renderSitemap(content.pages.filter(isContentPage), languages, settings))
  writeText(output, 'robots.txt', renderRobots(settings))
  const hosted = readHostedSite(content, services, files.keys())
  writeText(output, '_headers', writeHeadersFile([...headerRules(hosted), ...feedRules(hosted)]))
  writeText(output, '_redirects', writeRedirectsFile(redirects, hosted.fallbacks, hosted.notFound))
  writeTimes(output, at, next?.at)
  for (const { path, to } of redirects) {
    const language = languages.of(path)
    writeText(output, htmlFile(path), renderRedirect(to, frame.settingsIn(language), words(language)))
    writeText(output, dataFile(path), JSON.stringify(redirectData(to)))
  }
  return redirects.length
}

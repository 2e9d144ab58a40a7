import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { workInChromium } from '../../base/chromium/work-in-chromium'
import type { SiteContent } from '../../base/schema-types/content'
import { htmlFile } from '../../base/shared-types/addresses'
import { Failure } from '../../base/shared-types/failure'
import { asList, asObject } from '../../base/shared-types/json'
import { readLanguages } from '../../base/shared-types/languages/languages'
import type { ReportProgress } from '../../base/shared-types/progress'
import { isContentPage } from '../../base/shared-types/site-pages'
import { askedServices } from '../../building/host-config/services'
import type { AskingSite } from '../../building/host-config/unasked-requests'
import { buildSite, forgetOutput } from '../../building/site-build'
import { listen } from '../../building/static-server/http-server'
import { createStaticServer } from '../../building/static-server/static-server'
import { readContent } from '../../content/check/content-index/read-content'
import { createValidator } from '../../content/schema-model/validation/validate'
import { readSite } from '../../folders/site-folder/read-site'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import type { SchemaFiles } from '../../folders/studio-folder/schema-files'
import type { Fault } from '../../folders/studio-folder/studio/fault'
import { usualLayoutOf } from '../../pages/page-data'
import { gatherSights, type PlacedSight } from './browser/gather'
import { type LongPage, tourPage, tourSamples, type Windows } from './browser/tour'
import { Visitor } from './browser/visitor'
import { makeSampleSite, type SamplePage } from './samples/sample-site'

interface Input {
  root: string
  site: string
  chromium: string
  notify: (line: string) => void
  progress: ReportProgress
}

async function readColours(studio: string): Promise<string[]> {
  const palette = JSON.parse(await readFile(join(studio, 'src/studio/theme/palette.json'), 'utf8'))
  return [...new Set(asList(palette).map((item) => String(asObject(item).colour)))]
}

/** The levels of headings that the schemas announce, by sample. */
function createAnnouncer(schemas: SchemaFiles): (page: SamplePage) => number[][] {
  const validate = createValidator(schemas)
  return ({ samples }) =>
    samples.map(({ block }) => {
      const value = { pages: [{ path: '/', blocks: [block] }] }
      const content = readContent(value, validate(value).annotations, new Map())
      return content.pages.flatMap(content.headingsOf).map(({ level }) => level)
    })
}

function findAsking(text: string, schemas: SchemaFiles): AskingSite {
  const content = JSON.parse(text) as SiteContent
  const { annotations } = createValidator(schemas)(content)
  return { settings: content.site, services: askedServices(annotations.filter(({ format }) => format === 'asks')) }
}

async function findLongPages(out: string, content: SiteContent, schemas: SchemaFiles): Promise<LongPage[]> {
  const usual = usualLayoutOf(schemas)
  const { of } = readLanguages(content.site)
  const longest = new Map<string, LongPage & { bytes: number }>()
  for (const { path, layout = usual } of content.pages.filter(isContentPage)) {
    const file = await stat(join(out, htmlFile(path))).catch(() => undefined)
    const kind = `${layout} ${of(path)}`
    if (file && file.size > (longest.get(kind)?.bytes ?? 0)) longest.set(kind, { path, layout, bytes: file.size })
  }
  return [...longest.values()]
}

/** In milliseconds: ten times what a long page takes. */
const longestLook = 90_000

interface Look {
  place: string
  take(windows: Windows): Promise<PlacedSight[]>
}

const endless = ({ place }: Look): PlacedSight => ({
  block: -1,
  place,
  kind: place,
  message: `it does not answer for ${longestLook / 1000} s. A script of it may run without end.`,
})

/**
 * Shows every example of every block on built pages, beside the longest page of each layout and language. Throws a
 * Failure if the site cannot be built.
 */
export async function findFaultsInBrowser(input: Input): Promise<Fault[]> {
  const { root, site, chromium, progress } = input
  const folder = await mkdtemp(join(tmpdir(), 'standard-'))
  const out = join(folder, 'dist')
  try {
    const [schemas, files, studio] = await Promise.all([
      readSchemas(root, site),
      readSite(site),
      findStudio(root, site),
    ])
    const { given, pages } = await makeSampleSite(files, schemas, folder)
    const built = await buildSite({ ...input, out, given, mayLosePages: true })
    if (!('pages' in built))
      throw new Failure('The samples cannot be built while pages.json breaks its schemas. Run "check".')
    const server = createStaticServer(out)
    const address = await listen(server, 0)
    const asking = findAsking(given.text, schemas)
    const open = async (browser: Browser) => ({
      withScript: await Visitor.open(browser, address, asking),
      withoutScript: await Visitor.open(browser, address, asking, false),
    })
    const announce = createAnnouncer(schemas)
    const colours = await readColours(studio)
    const longPages = await findLongPages(out, JSON.parse(files.text) as SiteContent, schemas)
    const looks: Look[] = [
      ...pages.map((page) => ({
        place: `The page of samples of ${[...new Set(page.samples.map(({ block }) => block.type))].join(', ')}`,
        take: (windows: Windows) => tourSamples(windows, page, announce(page), colours),
      })),
      ...longPages.map((page) => ({
        place: `pages.json, page ${page.path}`,
        take: (windows: Windows) => tourPage(windows, page),
      })),
    ]
    let done = 0
    const sights = await workInChromium(looks, {
      chromium,
      open,
      work: (windows, { take }) => take(windows),
      limit: longestLook,
      onDone: () => progress('Looked at', ++done, looks.length),
    })
    server.close()
    server.closeAllConnections()
    return gatherSights(looks.flatMap((look, index) => sights[index] ?? [endless(look)]))
  } finally {
    await forgetOutput(root, out)
    await rm(folder, { recursive: true, force: true })
  }
}

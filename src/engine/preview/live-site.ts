import { join } from 'node:path'
import type * as ServerEntry from '../build/code/server-entry'
import type { Catalogue } from '../catalogue/examples'
import { type Check, createCheck, type PublicFiles, type Schemas } from '../check'
import { applyFixes } from '../check/fix/apply-fixes'
import { reportText } from '../check/report/text'
import type { Compiler } from '../compile'
import { sendFormsTo } from '../compile/form-address'
import { isFailure } from '../model/failure'
import type { ReadyPage } from '../model/page'
import type { Problem } from '../model/problem'
import { readSchemas } from '../project/read-schemas'
import { listPublicFiles } from '../site/public-files'
import { readContentText, UnreadableText } from '../site/read-text'
import { NotWritten, replaceFile } from '../site/replace-file'
import { compileCatalogue } from './catalogue'
import { listProblems, type ProblemList, titlesOf } from './problem-list'
import { findEdit, type SiteEdit, textsOfPages } from './site-edits'

/** Where the live site comes from. */
export interface LiveSiteSource {
  root: string
  site: string
  /** Where forms are sent instead of the service that the site names. */
  formAddress: string
  /** Loads the compiler as it is now: it changes while a programmer works on it. */
  loadCompiler: () => Promise<typeof ServerEntry>
}

/** A text with mistakes may be half-written: it is read again after so many milliseconds before anything is said. */
const secondLook = 250

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const today = () => new Date().toISOString().slice(0, 10)

const isError = ({ severity }: Problem) => severity === 'error'

/**
 * Keeps a site in step with its files. The last state without mistakes outlives a mistake; its pages are compiled when
 * they are asked for, so that what an edit costs does not grow with their number.
 */
export function createLiveSite({ root, site, formAddress, loadCompiler }: LiveSiteSource) {
  const file = join(site, 'pages.json')
  let schemas: Schemas | undefined
  let check: Check | undefined
  /** What authors call the types of blocks. */
  let titles: Map<string, string> | undefined
  let files: PublicFiles | undefined
  let input: Parameters<typeof ServerEntry.openSite>[0] | undefined
  let good: Compiler | undefined
  let state = 0
  let pages = new Map<string, Promise<ReadyPage>>()
  /** The last good state of every page that somebody has looked at. */
  const shown = new Map<string, ReadyPage>()
  /** The pictures of these pages by the hash that the names of their copies begin with. */
  const pictures = new Map<string, string>()
  /** The text without mistakes that was read last. */
  let text = ''
  /** The texts of the pages of that text. */
  let texts: string[] = []
  let edit: () => SiteEdit | undefined = () => undefined
  /** Where the pages that were renamed are now, by each of their old paths. */
  const moves = new Map<string, string>()
  let judged: { problems: Problem[]; text: string } = { problems: [], text: '' }
  let listed: ProblemList = { groups: [], revision: '' }
  let failure: string | undefined

  /** Problems are kept with the text that they were found in. */
  const judge = (problems: Problem[], text: string) => {
    judged = { problems, text }
    listed = listProblems(problems, text, titles)
  }

  const tools = async () => {
    schemas ??= await readSchemas(root)
    titles ??= titlesOf(schemas)
    check ??= createCheck(schemas)
    files ??= await listPublicFiles(site)
    return { schemas, check, files }
  }

  /** Reads and judges the text on disk; a text with mistakes has to be there twice. */
  async function readChecked() {
    const { check, files } = await tools()
    for (let before: string | undefined; ; await sleep(secondLook)) {
      const found = await readContentText(file).catch((error: Error) => error)
      const seen = found instanceof Error ? found.message : found
      const isSeen = seen === before
      before = seen
      if (typeof found === 'string') {
        const result = check({ text: found, files, severities: 'errors' })
        if (result.content || isSeen) return { text: found, ...result }
      } else if (isSeen) {
        if (found instanceof UnreadableText) return { text: found.text, problems: [found.problem] }
        throw found
      }
    }
  }

  /** Compares two states when somebody asks, once: an edit is shown before it is told. */
  function prepareEdit(before: object, now: object): () => SiteEdit {
    let found: SiteEdit | undefined
    return () => {
      if (found) return found
      const old = texts.length > 0 ? texts : textsOfPages({ ...before })
      texts = textsOfPages({ ...now })
      found = findEdit({ ...before }, old, { ...now }, texts)
      for (const [from, to] of found.moves) {
        moves.set(from, to)
        moves.delete(to)
      }
      return found
    }
  }

  async function readErrors(): Promise<void> {
    const result = await readChecked()
    if (!('content' in result) || !result.content) return judge(result.problems, result.text)
    text = result.text
    const { schemas, files } = await tools()
    const { openSite } = await loadCompiler()
    const content = sendFormsTo(formAddress, result.content)
    if (input) edit = prepareEdit(input.content, content)
    input = { content, schemas, folder: site, files, notify: console.log, keepHidden: true }
    good = openSite(input)
    state++
    pages = new Map()
    // The warnings of the last state stand for those of this one until they are counted anew.
    if (judged.problems.some(isError)) {
      judge(
        judged.problems.filter((problem) => !isError(problem)),
        judged.text,
      )
    }
  }

  function compile(path: string): Promise<ReadyPage> | undefined {
    const page = good?.pages.find((written) => written.path === path)
    const compiling = page && good?.compilePage(page)
    if (compiling) pages.set(path, compiling)
    return compiling
  }

  function notePictures({ assets }: Pick<ReadyPage, 'assets'>): void {
    for (const [address, { hash }] of Object.entries(assets)) if (hash) pictures.set(hash, address)
  }

  const explain = (error: unknown) => (isFailure(error) ? error.message : String((error as Error).stack))

  return {
    get good() {
      return good
    },
    /** The number of the state that is shown: a page says which one it was made of. */
    get state() {
      return state
    },
    /** What keeps the state on disk from being shown, and the warnings that are known. */
    get problems(): ProblemList {
      return { ...listed, failure }
    },
    /** The errors in the words of `npm run check`; empty when all is well. */
    get report(): string {
      const errors = judged.problems.filter(isError)
      return failure ?? (errors.length > 0 ? reportText(errors, judged.text) : '')
    },
    countWarnings: () => judged.problems.length - judged.problems.filter(isError).length,
    /** Reads again what has changed and looks for what keeps it from being shown. */
    async refresh(): Promise<void> {
      failure = undefined
      await readErrors().catch((error) => {
        judge([], '')
        failure = explain(error)
      })
    },
    /** Counts the warnings of a text without mistakes: that takes a moment, and nobody has to wait for it. */
    async refreshWarnings(): Promise<void> {
      if (failure !== undefined || judged.problems.some(isError)) return
      const { check, files } = await tools()
      judge(check({ text, files, today: today() }).problems, text)
    },
    /** What the last edit without mistakes has changed; undefined before the first one. */
    get edit() {
      return edit()
    },
    /** The path of a page that had another one earlier in this preview; undefined where nothing was renamed. */
    findMoved(path: string): string | undefined {
      edit()
      const seen = new Set<string>()
      let now = path
      for (let next = moves.get(now); next !== undefined && !seen.has(next); next = moves.get(now)) {
        seen.add(next)
        now = next
      }
      return now === path ? undefined : now
    },
    /**
     * Repairs a problem in pages.json. `revision` names the text that the problem was shown for. Throws NotWritten where
     * the file holds something else by now, or cannot be written.
     */
    repair(revision: string, index: number): void {
      const problem = listed.revision === revision ? judged.problems[index] : undefined
      if (!problem?.fix)
        throw new NotWritten('pages.json has changed since this problem was shown. Look at the list again.')
      replaceFile(file, judged.text, applyFixes(judged.text, [problem]).text)
    },
    /** A page, ready to be shown; as it was when it cannot be readied any more. Undefined when there is none. */
    async readPage(path: string): Promise<ReadyPage | undefined> {
      try {
        const page = await (pages.get(path) ?? compile(path))
        if (!page) return undefined
        shown.set(path, page)
        notePictures(page)
        return page
      } catch (error) {
        failure = explain(error)
        return shown.get(path)
      }
    },
    /** The file of public/ that a raster picture's copies were made of. */
    findPicture: (hash: string): string | undefined => pictures.get(hash),
    /** The catalogue of the site without mistakes that was read last. */
    async readCatalogue(): Promise<Catalogue | undefined> {
      if (!input) return undefined
      const catalogue = await compileCatalogue((await loadCompiler()).openSite, input)
      notePictures(catalogue.page)
      return catalogue
    },
    /** Schemas have changed: they are compiled anew at the next refresh. */
    forgetSchemas() {
      schemas = undefined
      check = undefined
      titles = undefined
    },
    /** Files of public/ have changed: they are listed and measured anew at the next refresh. */
    forgetFiles() {
      files = undefined
    },
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { Failure } from '../src/engine/base/shared-types/failure'
import { updateView } from '../src/engine/commands/generate-command/vs-code'
import { beginTranslation } from '../src/engine/commands/translate-command/begin-translation'
import { exportTexts } from '../src/engine/commands/translate-command/export-texts'
import { importTexts } from '../src/engine/commands/translate-command/import-texts'
import { reportTranslations } from '../src/engine/commands/translate-command/list-translations'
import { markSeen } from '../src/engine/commands/translate-command/mark-seen'
import { openFolder, requireLanguage } from '../src/engine/commands/translate-command/open-folder'
import { reportImport } from '../src/engine/commands/translate-command/report-import'
import { readSite } from '../src/engine/folders/site-folder/read-site'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = `npm run translate -- /about de [--path /de/ueber-uns] [--site DIR]
       npm run translate -- --list [de] [--xliff FILE] [--site DIR]
       npm run translate -- --import FILE [--site DIR]
       npm run translate -- --seen /de/ueber-uns [--site DIR]`

const isWord = (argument: string | undefined): argument is string => argument !== undefined && !argument.startsWith('-')

/** The words before the first option. */
function splitWords(args: string[]): [words: string[], rest: string[]] {
  const end = args.findIndex((argument) => !isWord(argument))
  return end < 0 ? [args, []] : [args.slice(0, end), args.slice(end)]
}

/** What an author may have mistyped; other errors have words of their own. */
const mistyped: Record<string, string> = {
  ENOENT: 'There is no such file, or no such folder.',
  EISDIR: 'It is a folder. Write the name of a file.',
  ENOTDIR: 'Its folder is a file.',
}

function withFile<Result>(file: string, use: () => Result): Result {
  try {
    return use()
  } catch (error) {
    const words = mistyped[(error as NodeJS.ErrnoException).code ?? '']
    throw words === undefined ? error : new Failure(`${file}: ${words} Nothing was written.`)
  }
}

async function list(words: string[], rest: string[]): Promise<0> {
  const { xliff, site: folder } = readOptions(usage, { xliff: '', site: '.' }, rest)
  const { site } = await openFolder(engineRoot, folder)
  const { languages } = site.content
  const [asked, ...more] = words
  if (more.length > 0 || (xliff && asked === undefined)) refuseUsage(usage)
  const others = languages.all.filter((language) => language !== languages.own)
  const named = asked === undefined ? others : [requireLanguage(asked, languages)]
  if (named.length === 0) console.log('This site has one language.')
  else console.log(reportTranslations(site, named))
  if (xliff && named[0] !== undefined) {
    const { text, units } = exportTexts(site, named[0])
    withFile(xliff, () => writeFileSync(xliff, text))
    console.log(
      `\nWrote ${units} into ${xliff}. "npm run translate -- --import ${xliff}" takes what is translated in it.`,
    )
  }
  return 0
}

async function change(
  site: string,
  plan: (folder: Awaited<ReturnType<typeof openFolder>>) => { text: string; message: string; hasRefused?: boolean },
): Promise<0 | 1> {
  const folder = await openFolder(engineRoot, site)
  const { text, message, hasRefused } = plan(folder)
  if (text !== folder.site.text) {
    folder.write(text)
    await updateView(engineRoot, await readSite(site))
  }
  console.log(message)
  return hasRefused ? 1 : 0
}

run(async () => {
  const [first = '', ...others] = process.argv.slice(2)
  const [words, rest] = splitWords(others)
  const [name] = words
  if (first === '--list') return list(words, rest)
  if (first === '--import' && name !== undefined && words.length === 1) {
    const { site } = readOptions(usage, { site: '.' }, rest)
    const xliff = withFile(name, () => readFileSync(name, 'utf8'))
    return change(site, (folder) => reportImport(importTexts(folder, xliff)))
  }
  if (first === '--seen' && name !== undefined && words.length === 1) {
    const { site } = readOptions(usage, { site: '.' }, rest)
    return change(site, (folder) => {
      const { text, original } = markSeen(folder.site, name)
      return { text, message: `"${name}" is up to date with "${original}".` }
    })
  }
  if (!isWord(first) || name === undefined || words.length > 1) refuseUsage(usage)
  const { path, site } = readOptions(usage, { path: '', site: '.' }, rest)
  return change(site, (folder) => beginTranslation(folder.site, first, name, path || undefined))
})

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdir, rename, writeFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { capitalize } from '../../base/text/language/capitalize'
import { slugOf } from '../../base/text/language/slug'
import { EditedText } from '../../content/json-edits/edited-text'
import { replaceValue } from '../../content/json-edits/make-edits'
import { enginePackage } from '../../folders/studio-folder/engine-package'
import { requireUsablePath } from '../../folders/studio-folder/require-usable-path'
import { ownWords, wordsFileOf } from '../../folders/studio-folder/words-files'
import { requireDependency, versionOf } from './installed-as'
import { describeLanguages, readLanguageTags, textsIn, wordsIn } from './language'
import { addLanguages, translateStarter } from './translated-pages'

interface NewStudio {
  root: string
  folder: string
  /** Without it, the name of the folder in words. */
  name?: string
  /** The site's own; after it, with commas, the others. */
  language?: string
  year: number
}

const longestName = 60

/** "north-street" becomes "North street". */
function nameFor(folder: string): string {
  const words = basename(folder)
    .replace(/[-_.]+/g, ' ')
    .trim()
  return capitalize(words)
}

function readName({ folder, name = nameFor(folder) }: NewStudio): string {
  const trimmed = name.trim()
  if (trimmed === '') throw new Failure('The name is empty. Write one, for example --name "North Street Studio".')
  if (trimmed.length > longestName)
    throw new Failure(`The name has ${trimmed.length} characters, and at most ${longestName} fit. Shorten it: --name.`)
  return trimmed
}

function requireEmpty(folder: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)
    throw new Failure(
      `${folder} is not an empty folder. Name a new folder, for example: schema-pages create north-street`,
    )
}

/** npm drops files with these names from packages. */
const renamed: Record<string, string> = { _gitignore: '.gitignore', '_package.json': 'package.json' }

/** What the starter holds for `create`, and what commands have left in it. */
const notCopied = /^(words|texts|node_modules|dist.*|schemas\/editor\.schema\.json|submissions\.jsonl|\.editor)$/

async function copyStarter(starter: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(starter, folder, {
    recursive: true,
    filter: (source) => !notCopied.test(relative(starter, source).replaceAll('\\', '/')),
  })
  for (const [from, to] of Object.entries(renamed)) await rename(join(folder, from), join(folder, to))
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  await writeFile(file, edit(readFileSync(file, 'utf8')))
}

/** Keeps the rest of the text as it is. */
function replaceAll(text: string, values: Record<string, string>): string {
  const edits = Object.entries(values).map(([pointer, value]) => replaceValue(text, pointer, JSON.stringify(value)))
  return new EditedText(text).do(...edits).text
}

const manifestOf = (text: string, folder: string, dependency: string, version: string): string => {
  const name = slugOf(basename(folder)) || 'studio'
  const dependencies = { [enginePackage]: dependency }
  return `${JSON.stringify({ name, ...JSON.parse(text), dependencies, [enginePackage]: { studio: version } }, null, 2)}\n`
}

/** The folder must be empty or missing. Returns a note for its authors, or ''. */
export async function createStudio(wanted: NewStudio): Promise<string> {
  const { root, year } = wanted
  const folder = resolve(wanted.folder)
  const starter = join(root, 'starter')
  const name = readName({ ...wanted, folder })
  const languages = readLanguageTags(wanted.language ?? 'en-GB')
  const [language, ...others] = languages
  requireUsablePath(folder)
  requireEmpty(folder)
  const dependency = requireDependency(root, folder)
  await copyStarter(starter, folder)
  await change(join(folder, 'pages.json'), (text) => {
    const inLanguage = (one: string, home?: string): string => {
      const translated = translateStarter(text, textsIn(one, starter), home)
      const { footNote } = JSON.parse(translated).site
      return replaceAll(translated, {
        '/site/name': name,
        '/site/titleSuffix': ` · ${name}`,
        '/site/language': language,
        '/site/footNote': `© ${year} ${name}. ${footNote}`,
      })
    }
    return others.length > 0 ? addLanguages(inLanguage(language), others, inLanguage) : inLanguage(language)
  })
  await change(join(folder, 'README.md'), (text) => text.replaceAll('STUDIO', () => name))
  await change(join(folder, 'package.json'), (text) => manifestOf(text, folder, dependency, versionOf(root)))
  const english = readFileSync(join(starter, ownWords), 'utf8')
  const writeWords = (file: string, one: string) => writeFile(join(folder, file), wordsIn(one, starter) ?? english)
  await writeWords(ownWords, language)
  for (const other of others) await writeWords(wordsFileOf(other), other)
  return describeLanguages(languages, starter)
}

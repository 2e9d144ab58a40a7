import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { isObject } from '../../../base/shared-types/json'

interface BuildError {
  message?: string
  code?: string
  id?: string
  exporter?: string
  loc?: { line?: number; column: number | null }
  postcssNode?: { source?: { start?: { line: number; column: number } } }
  /** The minifier joins the styles of several files. */
  source?: string
  sassMessage?: string
  span?: { url?: string; start: { line: number; column: number } }
}

interface Place {
  file: string
  line: number
  column: number
}

export interface CodeFolders {
  root: string
  studio: string
}

const inSlashes = (path: string) => path.replaceAll('\\', '/')

/** Names the studio's files as their authors do. */
export function withoutColours(text: string, { root, studio }: CodeFolders): string {
  const folders = [studio, relative(root, studio)].filter((folder) => folder !== '').map(inSlashes)
  return folders.reduce(
    (words, folder) => words.replaceAll(`${folder}/src/`, 'src/'),
    inSlashes(stripVTControlCharacters(text)),
  )
}

const readLines = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [])

function findPlace(error: BuildError, message: string, { root, studio }: CodeFolders): Place | undefined {
  const { id, loc, span, postcssNode, source } = error
  if (span?.url) return { file: fileURLToPath(span.url), line: span.start.line + 1, column: span.start.column + 1 }
  if (id && postcssNode?.source?.start) return { file: id.replace(/\?.*/, ''), ...postcssNode.source.start }
  if (id && loc) return placeOfName(id.replace(/\?.*/, ''), nameIn(message, loc.column ?? 0))
  if (source && loc?.line) return placeOfStyle(source.split('\n')[loc.line - 1] ?? '', studio)
  // For a slip in the syntax, only the picture of its line names the file.
  const [, file, line, column] = message.match(/\[ ([^[\]\n]+):(\d+):(\d+) \]/) ?? []
  return file === undefined ? undefined : { file: resolve(root, file), line: Number(line), column: Number(column) }
}

function nameIn(message: string, column: number): string | undefined {
  const [, line = ''] = message.match(/^ *\d+ │ (.*)/m) ?? []
  return line.slice(column).match(/^["']([^"']+)["']/)?.[1] ?? message.match(/["']([^"']+)["']/)?.[1]
}

/** Rolldown counts the lines of the JavaScript, which has no imports of types. */
function placeOfName(file: string, name = ''): Place | undefined {
  const lines = readLines(file)
  const index = lines.findIndex((line) => line.includes(name))
  return index < 0 ? undefined : { file, line: index + 1, column: (lines[index] ?? '').indexOf(name) + 1 }
}

function placeOfStyle(line: string, studio: string): Place | undefined {
  const folder = join(studio, 'src/studio')
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.s?css$/.test(name))
  return sheets.map((name) => placeOfName(join(folder, name), line.trim())).find(Boolean)
}

function explainImport(specifier: string): string {
  if (/^[./]|^@studio\//.test(specifier)) return `There is no file "${specifier}".`
  if (specifier.startsWith('schema-pages/'))
    return `The engine has no "${specifier}". docs/elements.md and docs/studio.md list what a studio may import.`
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  return `The package "${name}" is not installed, or has no "${specifier}". To install it: npm install ${name}`
}

const reasonIn = (message: string): string =>
  message.match(/Caused by:\s*(.+)/)?.[1] ??
  message
    .split('\n')[0]
    ?.replace(/^(\[[^\]]*\]:? *|\w*Error: )+/, '')
    .replace(/ in \S+$/, '') ??
  message

function explain({ code = '', sassMessage, loc }: BuildError, message: string, folders: CodeFolders): string {
  if (sassMessage !== undefined) return sassMessage.split('\n')[0] ?? sassMessage
  const isImport = ['UNRESOLVED_IMPORT', 'UNLOADABLE_DEPENDENCY'].includes(code)
  const unresolved = isImport
    ? nameIn(message, loc?.column ?? 0)
    : message.match(/failed to resolve import "([^"]+)"/)?.[1]
  return unresolved === undefined ? withoutColours(reasonIn(message), folders) : explainImport(unresolved)
}

function explainOne(error: BuildError, folders: CodeFolders): string {
  const message = stripVTControlCharacters(error.message ?? '')
  const words = explain(error, message, folders)
  const { id = '', exporter } = error
  if (exporter && inSlashes(id).startsWith(inSlashes(join(folders.root, 'src/engine/'))))
    return `${withoutColours(exporter, folders)}\n  ${words}`
  const [, importer = 'src'] = message.match(/ from "([^"]+)"/) ?? []
  const place = findPlace(error, message, folders)
  if (!place) return `${withoutColours(id || importer, folders)}\n  ${words}`
  const { file, line, column } = place
  const written = readLines(file)[line - 1]?.trim()
  const frame = written ? `\n    ${line} | ${written}` : ''
  return `${withoutColours(file, folders)}:${line}:${column}\n  ${words}${frame}`
}

export function explainBuildError(error: unknown, folders: CodeFolders): string {
  if (!isObject(error)) return String(error)
  const errors = Array.isArray(error.errors) && error.errors.length > 0 ? error.errors : [error]
  return [...new Set(errors.map((one: BuildError) => explainOne(one, folders)))].join('\n\n')
}

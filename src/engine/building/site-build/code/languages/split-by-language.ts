import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../../../../folders/studio-folder/words-files'
import type { ClientManifest } from '../client-manifest'
import { replaceMarks, type WordsByLanguage } from './words-plugin'

/** The folder of each language's scripts, the site's own language first. */
export type ScriptFolders = Record<string, string>

/** Changes with the words: browsers keep scripts for good. */
const folderOf = (words: Words): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 8)

const isScript = (name: string): boolean => /\.m?js$/.test(name)

/** "assets/app-1a2b3c4d.js", which a script names to load it. */
const scriptAddress = /\bassets\/([^/"'`\s]+\.js)\b/g

const placeIn = (folder: string, text: string): string => text.replace(scriptAddress, `assets/${folder}/$1`)

function copyScripts(from: string, words: Words): void {
  const folder = folderOf(words)
  mkdirSync(join(from, folder), { recursive: true })
  for (const name of readdirSync(from)) {
    const copy = join(from, folder, name)
    if (isScript(name))
      writeFileSync(copy, placeIn(folder, replaceMarks(readFileSync(join(from, name), 'utf8'), words)))
    else if (name.endsWith('.map')) cpSync(join(from, name), copy)
  }
}

/** Gives each language its own copy of the scripts, with its words. `hasMarks` says it of scripts for browsers. */
export function splitByLanguage(code: string, all: WordsByLanguage, hasMarks: boolean): ScriptFolders {
  const assets = join(code, 'client/assets')
  for (const words of all.values()) {
    copyScripts(join(code, 'server'), words)
    if (hasMarks) copyScripts(assets, words)
  }
  if (hasMarks) for (const name of readdirSync(assets).filter(isScript)) rmSync(join(assets, name))
  return Object.fromEntries([...all].map(([language, words]) => [language, folderOf(words)]))
}

export const manifestIn = (folder: string, manifest: ClientManifest): ClientManifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => [key, { ...chunk, file: placeIn(folder, chunk.file) }]),
  )

import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { isObject } from '../../base/shared-types/json'
import { nameAll } from '../../base/text/name-all'
import { applyEdits } from '../../content/json-edits/apply-edit'
import { replaceValue } from '../../content/json-edits/make-edits'
import { enginePackage } from '../../folders/studio-folder/engine-package'
import { ownWords } from '../../folders/studio-folder/words-files'
import { addMembers } from './add-members'
import { changesBetween, compareVersions, type EngineChange } from './changes'
import { type Exports, lostImports } from './imports'
import { type MissingWord, missingWords } from './missing-words'

interface Manifest {
  version?: string
  exports?: Exports
  scripts?: Record<string, string>
  [enginePackage]?: { studio?: string }
}

export interface Upgrade {
  from: string
  to: string
  changes: EngineChange[]
  /** Whether the studio has installed this engine. */
  isInstalled: boolean
  /** Without its words the studio cannot be checked. */
  lacksWords: boolean
  findings: UpgradeStep[]
}

/** Without `apply` and `done`, what is said after it, only a person can do it. */
interface UpgradeStep {
  message: string
  apply?: () => void
  done?: string
}

const manifestFile = (folder: string): string => join(folder, 'package.json')

function readManifest(folder: string): Manifest {
  const fail = (why: string) => new Failure(`${manifestFile(folder)} cannot be read: ${why}`)
  try {
    const manifest = JSON.parse(readFileSync(manifestFile(folder), 'utf8'))
    if (isObject(manifest)) return manifest
  } catch (error) {
    throw fail((error as Error).message)
  }
  throw fail('it is no object.')
}

function readStudio(site: string): { manifest: Manifest; from: string } {
  if (!existsSync(manifestFile(site)))
    throw new Failure(`There is no package.json in ${site}. Run "upgrade" in the folder of a studio.`)
  const manifest = readManifest(site)
  const from = manifest[enginePackage]?.studio
  if (typeof from !== 'string' || !/^\d+\.\d+\.\d+/.test(from))
    throw new Failure(
      `package.json does not say for which version of ${enginePackage} the studio was made. Add it, for example: "${enginePackage}": { "studio": "0.2.0" }`,
    )
  return { manifest, from }
}

/** A workspace keeps packages in a folder above the studio. */
function isInstalledIn(site: string, root: string): boolean {
  try {
    const installed = createRequire(manifestFile(resolve(site))).resolve(`${enginePackage}/package.json`)
    return dirname(installed) === realpathSync(root)
  } catch {
    return false
  }
}

/** Several at once keep the order of words.json. */
function addWords(site: string, file: string, words: MissingWord[]): void {
  const path = join(site, file)
  const members = Object.fromEntries(words.map(({ name, value }) => [name, value]))
  const text = existsSync(path)
    ? addMembers(readFileSync(path, 'utf8'), '', members)
    : `${JSON.stringify(members, null, 2)}\n`
  writeFileSync(path, text)
}

const stepForOwn = (site: string, file: string, word: MissingWord): UpgradeStep => {
  const { name, english, value } = word
  return {
    message: `${file} lacks "${name}"${value === english ? `, in English "${english}"` : `: "${value}"`}.`,
    apply: () => addWords(site, file, [word]),
    done: `Added "${name}" to ${file}: "${value}".${value === english ? ' Translate it if the site is in another language.' : ''}`,
  }
}

function stepForLanguage(site: string, file: string, words: MissingWord[]): UpgradeStep {
  const open = words.filter(({ isTranslated }) => !isTranslated).map(({ name }) => name)
  const left = open.length === 0 ? '' : ` Translate ${nameAll(open)}, which the package does not have in this language.`
  return {
    message: `${file} lacks ${nameAll(words.map(({ name }) => name))}.`,
    apply: () => addWords(site, file, words),
    done: `Added ${words.length === 1 ? 'a word' : `${words.length} words`} to ${file}.${left}`,
  }
}

function findWords(root: string, site: string): UpgradeStep[] {
  if (!existsSync(join(site, ownWords))) return []
  return missingWords(root, site).flatMap(({ file, language, words }) =>
    language === undefined ? words.map((word) => stepForOwn(site, file, word)) : stepForLanguage(site, file, words),
  )
}

const runs = (script: string, command: string): boolean => new RegExp(`\\b${command}(?![\\w-])`).test(script)

function addScript(manifest: string, name: string, command: string): string {
  const hasScripts = isObject(JSON.parse(manifest).scripts)
  return addMembers(hasScripts ? manifest : addMembers(manifest, '', { scripts: {} }), '/scripts', { [name]: command })
}

function findScripts(root: string, site: string, { scripts = {} }: Manifest): UpgradeStep[] {
  const { scripts: all = {} }: Manifest = JSON.parse(readFileSync(join(root, 'starter/_package.json'), 'utf8'))
  const file = manifestFile(site)
  return Object.entries(all)
    .filter(
      ([name, command]) =>
        scripts[name] === undefined && !Object.values(scripts).some((script) => runs(script, command)),
    )
    .map(([name, command]) => ({
      message: `package.json has no script for "${command}".`,
      apply: () => writeFileSync(file, addScript(readFileSync(file, 'utf8'), name, command)),
      done: `Added the script "${name}" to package.json.`,
    }))
}

function findImports(root: string, site: string): UpgradeStep[] {
  const { exports = {} } = readManifest(root)
  return lostImports(root, exports, site).map(({ place, specifier, guess }) => ({
    message: `${place} imports "${specifier}", which this version does not have.${guess ? ` Did you mean "${guess}"?` : ''}`,
  }))
}

/** Throws a Failure for no studio, or one of a later version. */
export function planUpgrade(root: string, site: string): Upgrade {
  const { manifest, from } = readStudio(site)
  const { version: to = '0.0.0' } = readManifest(root)
  if (compareVersions(from, to) > 0)
    throw new Failure(
      `The studio is for ${enginePackage} ${from}, and this is ${to}. Install ${from} or a later version.`,
    )
  const lost = findWords(root, site)
  return {
    ...{ from, to, lacksWords: lost.length > 0, isInstalled: isInstalledIn(site, root) },
    changes: changesBetween(readFileSync(join(root, 'docs/changes.md'), 'utf8'), from, to),
    findings: [...lost, ...findScripts(root, site, manifest), ...findImports(root, site)],
  }
}

/** The studio is for this version from now on. */
export function recordVersion(site: string, version: string): void {
  const text = readFileSync(manifestFile(site), 'utf8')
  const outcome = applyEdits(text, [replaceValue(text, `/${enginePackage}/studio`, JSON.stringify(version))])
  if ('text' in outcome) writeFileSync(manifestFile(site), outcome.text)
}

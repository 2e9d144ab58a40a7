import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits } from '../edits/apply-edit'
import { replaceValue } from '../edits/make-edits'
import { Failure } from '../model/failure'
import { enginePackage } from '../project/engine-package'
import { addMembers } from './add-members'
import { type Change, changesBetween, compareVersions } from './changes'
import { type Exports, lostImports } from './imports'
import { missingWords } from './missing-words'

interface Manifest {
  version?: string
  exports?: Exports
  scripts?: Record<string, string>
  [enginePackage]?: { studio?: string }
}

/** What a version of the engine changes for a studio. */
export interface Upgrade {
  from: string
  to: string
  changes: Change[]
  /** Whether the studio has installed this engine. */
  isInstalled: boolean
  findings: Finding[]
}

export interface Finding {
  message: string
  /** Missing where only a person can do it. */
  apply?: () => void
}

const manifestFile = (folder: string): string => join(folder, 'package.json')

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(manifestFile(folder), 'utf8'))
  } catch (error) {
    throw new Failure(`${manifestFile(folder)} cannot be read: ${(error as Error).message}`)
  }
}

function readStudio(site: string): { manifest: Manifest; from: string } {
  if (!existsSync(manifestFile(site)))
    throw new Failure(`There is no package.json in ${site}. Run "upgrade" in the folder of a studio.`)
  const manifest = readManifest(site)
  const from = manifest[enginePackage]?.studio
  if (from === undefined)
    throw new Failure(
      `package.json does not say for which version of ${enginePackage} the studio was made. Add it, for example: "${enginePackage}": { "studio": "0.2.0" }`,
    )
  return { manifest, from }
}

function isInstalledIn(site: string, root: string): boolean {
  const installed = join(site, 'node_modules', enginePackage)
  return existsSync(installed) && realpathSync(installed) === realpathSync(root)
}

function findWords(root: string, site: string): Finding[] {
  const file = join(site, 'src/studio/words.json')
  if (!existsSync(file)) return []
  return missingWords(root, site).map(({ name, english, value }) => ({
    message:
      value === english
        ? `src/studio/words.json lacks "${name}". In English it is "${english}": translate it.`
        : `src/studio/words.json lacks "${name}": "${value}".`,
    apply: () => writeFileSync(file, addMembers(readFileSync(file, 'utf8'), '', { [name]: value })),
  }))
}

const runs = (script: string, command: string): boolean => new RegExp(`\\b${command}(?![\\w-])`).test(script)

function findScripts(root: string, site: string, { scripts = {} }: Manifest): Finding[] {
  const { scripts: all = {} }: Manifest = JSON.parse(readFileSync(join(root, 'starter/_package.json'), 'utf8'))
  const file = manifestFile(site)
  return Object.entries(all)
    .filter(([, command]) => !Object.values(scripts).some((script) => runs(script, command)))
    .map(([name, command]) => ({
      message: `package.json has no script for "${command}".`,
      apply: () => {
        if (scripts[name] !== undefined) return
        writeFileSync(file, addMembers(readFileSync(file, 'utf8'), '/scripts', { [name]: command }))
      },
    }))
}

function findImports(root: string, site: string): Finding[] {
  const { exports = {} } = readManifest(root)
  return lostImports(root, exports, site).map(({ place, specifier, guess }) => ({
    message: `${place} imports "${specifier}", which this version does not have.${guess ? ` Did you mean "${guess}"?` : ''}`,
  }))
}

/** Throws a Failure if the folder is no studio, or was made for a later version. */
export function planUpgrade(root: string, site: string): Upgrade {
  const { manifest, from } = readStudio(site)
  const { version: to = '0.0.0' } = readManifest(root)
  if (compareVersions(from, to) > 0)
    throw new Failure(
      `The studio is for ${enginePackage} ${from}, and this is ${to}. Install ${from} or a later version.`,
    )
  return {
    ...{ from, to, isInstalled: isInstalledIn(site, root) },
    changes: changesBetween(readFileSync(join(root, 'docs/changes.md'), 'utf8'), from, to),
    findings: [...findWords(root, site), ...findScripts(root, site, manifest), ...findImports(root, site)],
  }
}

/** Notes in package.json that the studio is now for a version. */
export function recordVersion(site: string, version: string): void {
  const text = readFileSync(manifestFile(site), 'utf8')
  const outcome = applyEdits(text, [replaceValue(text, `/${enginePackage}/studio`, JSON.stringify(version))])
  if ('text' in outcome) writeFileSync(manifestFile(site), outcome.text)
}

import { resolve } from 'node:path'
import { dependencyFor } from '../src/engine/create/installed-as'
import { Failure } from '../src/engine/model/failure'
import { engineRoot } from '../src/engine/project/engine-root'
import { planUpgrade, recordVersion, type Upgrade } from '../src/engine/upgrade'
import { runCommand } from './shared/child'
import { readOptions, run } from './shared/command'

const usage = 'npm run upgrade -- [--apply] [--site DIR]'

function describeChanges({ from, to, isInstalled, changes }: Upgrade): string {
  const place = isInstalled ? 'installed' : 'not installed yet'
  if (changes.length === 0) return `The studio is for schema-pages ${from}; this is ${to} (${place}). Nothing is new.`
  const entries = changes.map(({ version, text }) => `${version}\n\n${text}`)
  return `The studio is for schema-pages ${from}; this is ${to} (${place}). What is new:\n\n${entries.join('\n\n')}`
}

/** What other commands say of the studio, with this version. */
function findInCommands(site: string): string[] {
  const faults = (name: string, options: string[]) => {
    const { isFine, output } = runCommand(name, site, options)
    return isFine ? [] : [`"npm run ${name}" says:\n${output}`]
  }
  return [...faults('generate', ['--check']), ...faults('check', [])]
}

const list = (items: string[]): string => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')

function install(site: string): string {
  return `npm install ${dependencyFor(engineRoot, site)}`
}

function apply({ findings }: Upgrade, site: string): string {
  for (const finding of findings) finding.apply?.()
  const done = findings.flatMap((finding) => finding.done ?? [])
  return `Done:\n${list([...done, runCommand('generate', site).output])}`
}

run(async () => {
  const options = readOptions(usage, { apply: false, site: '.' })
  const site = resolve(options.site)
  const plan = planUpgrade(engineRoot, site)
  const { to, isInstalled, findings } = plan
  console.log(describeChanges(plan))
  if (options.apply && !isInstalled)
    throw new Failure(`\nNothing was changed: install this version first, with "${install(site)}".`)
  if (options.apply) console.log(`\n${apply(plan, site)}`)
  const safe = options.apply ? [] : findings.filter((finding) => finding.apply)
  const left = findings.filter((finding) => !finding.apply)
  const canCheck = options.apply || !plan.lacksWords
  const open = [...[...safe, ...left].map(({ message }) => message), ...(canCheck ? findInCommands(site) : [])]
  console.log(open.length > 0 ? `\nTo do in this studio:\n${list(open)}` : '\nThe studio has what this version needs.')
  const next = isInstalled ? [] : [install(site)]
  if (!options.apply && (open.length > 0 || plan.changes.length > 0))
    console.log(
      `\nNext: ${[...next, 'npm run upgrade -- --apply'].join(', then ')}. It adds words and scripts, and writes generated files.`,
    )
  if (options.apply && open.length === 0) recordVersion(site, to)
  return open.length > 0 ? 1 : 0
})

import { resolve } from 'node:path'
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

run(async () => {
  const { apply, site: given } = readOptions(usage, { apply: false, site: '.' })
  const site = resolve(given)
  const plan = planUpgrade(engineRoot, site)
  const { to, isInstalled, findings } = plan
  console.log(describeChanges(plan))
  if (apply && !isInstalled) {
    console.error(`\nNothing was changed, because this version is not installed. Install it, then run "${usage}".`)
    return 1
  }
  const safe = findings.filter((finding) => finding.apply)
  if (apply) {
    for (const finding of safe) finding.apply?.()
    const { output } = runCommand('generate', site)
    console.log(`\nDone:\n${list([...safe.map(({ message }) => message), output])}`)
  }
  const left = findings.filter((finding) => !apply || !finding.apply).map(({ message }) => message)
  const open = [...left, ...findInCommands(site)]
  if (open.length > 0) console.log(`\nTo do in this studio:\n${list(open)}`)
  else console.log('\nNothing is left to do in this studio, apart from what is said above.')
  if (!apply && (safe.length > 0 || open.length > 0))
    console.log(
      `\n"npm run upgrade -- --apply" adds words and scripts, and writes generated files${isInstalled ? '' : ', once this version is installed'}.`,
    )
  if (apply && open.length === 0) recordVersion(site, to)
  return open.length > 0 ? 1 : 0
})

import { resolve } from 'node:path'
import { Failure } from '../src/engine/base/shared-types/failure'
import { installCommand } from '../src/engine/commands/create-studio/installed-as'
import { planUpgrade, recordVersion, type Upgrade } from '../src/engine/commands/upgrade-studio'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { runCommand } from './shared/child'
import { readOptions, run } from './shared/command'

const fine = 'The studio has what this version needs. "npm test" also shows its blocks in a browser.'

const usage = 'npm run upgrade -- [--apply] [--site DIR]'

function describeChanges({ from, to, isInstalled, changes }: Upgrade): string {
  const place = isInstalled ? 'installed' : 'not installed yet'
  if (changes.length === 0) return `The studio is for schema-pages ${from}; this is ${to} (${place}). Nothing is new.`
  const entries = changes.map(({ version, text }) => `${version}\n\n${text}`)
  return `The studio is for schema-pages ${from}; this is ${to} (${place}). What is new:\n\n${entries.join('\n\n')}`
}

/** Runs other commands of this version, and returns what they say of the studio. */
function findInCommands(site: string, isInstalled: boolean): string[] {
  const generated = runCommand('generate', site, ['--check'])
  const checked = runCommand('check', site)
  // TypeScript reads the installed version, and the generated types.
  const canTest = isInstalled && generated.isFine
  const tested = canTest ? [{ ...runCommand('test', site, ['--only', 'types,cases']), name: 'test' }] : []
  const failed = [{ ...generated, name: 'run generate' }, { ...checked, name: 'run check' }, ...tested].filter(
    ({ isFine }) => !isFine,
  )
  return failed
    .filter(({ output }, index) => failed.findIndex((other) => other.output === output) === index)
    .map(({ name, output }) => `"npm ${name}" says:\n${output}`)
}

const list = (items: string[]): string => items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n')

function apply({ findings }: Upgrade, site: string): string {
  for (const finding of findings) finding.apply?.()
  const done = findings.flatMap((finding) => finding.done ?? [])
  // What `generate` finds wrong is found again, and listed under what is left to do.
  const { stdout } = runCommand('generate', site)
  return `Done:\n${list([...done, stdout || 'Nothing was generated.'])}`
}

run(async () => {
  const options = readOptions(usage, { apply: false, site: '.' })
  const site = resolve(options.site)
  const plan = planUpgrade(engineRoot, site)
  const { to, isInstalled, findings } = plan
  console.log(describeChanges(plan))
  if (options.apply && !isInstalled)
    throw new Failure(`\nNothing was changed: install this version first, with: ${installCommand(engineRoot, site)}`)
  if (options.apply) console.log(`\n${apply(plan, site)}`)
  const safe = options.apply ? [] : findings.filter((finding) => finding.apply)
  const left = findings.filter((finding) => !finding.apply)
  const canCheck = options.apply || !plan.lacksWords
  const open = [
    ...[...safe, ...left].map(({ message }) => message),
    ...(canCheck ? findInCommands(site, isInstalled) : []),
  ]
  console.log(open.length > 0 ? `\nTo do in this studio:\n${list(open)}` : `\n${fine}`)
  const next = isInstalled ? [] : [installCommand(engineRoot, site)]
  if (!options.apply && (open.length > 0 || plan.changes.length > 0))
    console.log(
      `\nNext: ${[...next, 'npm run upgrade -- --apply'].join(', then ')}. It adds words and scripts, writes generated files, and then checks schemas, pages and types.`,
    )
  if (options.apply && open.length === 0) recordVersion(site, to)
  return open.length > 0 ? 1 : 0
})

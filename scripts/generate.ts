import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { timerWorkflowFile } from '../src/engine/building/host-config/timer-workflow'
import { generate, staleFiles } from '../src/engine/commands/generate-command'
import { hostFilesOf } from '../src/engine/commands/generate-command/host-files'
import { refreshView, viewFile, viewWriterOf } from '../src/engine/commands/generate-command/vs-code'
import { findItemFaults } from '../src/engine/content/schema-model/structured-data/typed-items'
import { placeInSchema } from '../src/engine/content/schema-model/validation/schema-mistakes'
import { readSite } from '../src/engine/folders/site-folder/read-site'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readSchemas } from '../src/engine/folders/studio-folder/read-schemas'
import { sayFault } from '../src/engine/folders/studio-folder/studio/fault'
import { findStudioFaults } from '../src/engine/folders/studio-folder/studio/find-faults'
import { NoRepository, openGit } from '../src/engine/git/local-git/open-git'
import { decisionIndex } from './docs/decisions'
import { readRooms } from './docs/rooms'
import { drawRooms } from './docs/rooms-picture'
import { readOptions, run } from './shared/command'
import { sayOlder, toPlace, withOwnSettings } from './shared/host-files'

const usage = 'npm run generate -- [--site DIR] [--check] [--editor]'

/** The other studios of the engine's repository. */
const otherStudios = ['tests/second-studio', 'starter']

/** The generated documents of the engine's repository. */
const documents = (): Record<string, string> => ({
  'docs/decisions/README.md': decisionIndex(join(engineRoot, 'docs/decisions')),
  'docs/pictures/rooms.svg': drawRooms(readRooms(readFileSync(join(engineRoot, 'docs/architecture.md'), 'utf8'))),
})

/** Says what search engines miss in the schemas of a studio. It is no fault. */
async function sayWarnings(site: string): Promise<void> {
  const schemas = await readSchemas(engineRoot, site)
  for (const { path, pointer, message } of findItemFaults(schemas).warnings) {
    const place = toPlace(site, placeInSchema(schemas, path, pointer))
    console.error(`${sayFault({ place, message: `Warning: ${message}` })}\n`)
  }
}

async function readFiles(site: string) {
  const [schemas, onDisk] = await Promise.all([readSchemas(engineRoot, site), readSite(site)])
  // A studio with a package.json is a project, which is published.
  const forHosts = existsSync(join(site, 'package.json')) ? withOwnSettings(site, hostFilesOf(schemas, onDisk)) : {}
  return { onDisk, forHosts, all: { ...forHosts, ...(site === engineRoot && documents()) } }
}

/** Prints what is out of date. Returns whether that is a fault. */
async function report(site: string): Promise<boolean> {
  const { forHosts, all } = await readFiles(site)
  const outdated = await staleFiles(engineRoot, site, all)
  const [ofHosts, stale] = [true, false].map((isOfHosts) => outdated.filter((path) => path in forHosts === isOfHosts))
  for (const path of stale ?? [])
    console.error(`${toPlace(site, path)} is out of date. Run "npm run generate" and commit what it writes.`)
  // Authors change the content, from which the configuration of hosts follows, without this command.
  for (const line of sayOlder(site, ofHosts ?? [])) console.log(line)
  return (stale ?? []).length > 0
}

/** GitHub finds workflows at the root of a repository only. */
function explainTimer(site: string): void {
  try {
    const { place } = openGit(site)
    if (place)
      console.log(`Move ${toPlace(site, timerWorkflowFile)} to ${timerWorkflowFile} at the root of the repository.`)
  } catch (error) {
    if (!(error instanceof NoRepository)) throw error
  }
}

async function write(site: string, isOnlyEditor: boolean): Promise<string[]> {
  const { onDisk, all } = await readFiles(site)
  const written = isOnlyEditor ? [] : await generate(engineRoot, site, all)
  if (written.includes(timerWorkflowFile)) explainTimer(site)
  const isFresh = await refreshView(await viewWriterOf(engineRoot, site), onDisk)
  return [...written.map((path) => toPlace(site, path)), ...(isFresh ? [relative(process.cwd(), viewFile(site))] : [])]
}

run(async () => {
  const options = readOptions(usage, { site: '.', check: false, editor: false })
  const site = resolve(options.site)
  const others = site === engineRoot ? otherStudios.map((name) => join(engineRoot, name)).filter(existsSync) : []
  const results: string[] = []
  let hasFault = false
  for (const folder of [site, ...others]) {
    if (options.check) hasFault = (await report(folder)) || hasFault
    else results.push(...(await write(folder, options.editor)))
  }
  // What is still missing may be written with the new types.
  for (const folder of [site, ...others]) {
    const faults = await findStudioFaults(engineRoot, folder)
    for (const fault of faults) console.error(`${sayFault({ ...fault, place: toPlace(folder, fault.place) })}\n`)
    hasFault ||= faults.length > 0
    await sayWarnings(folder)
  }
  if (results.length > 0) console.log(`Wrote ${results.join(', ')}.`)
  else if (!hasFault) console.log('Generated files are up to date.')
  return hasFault ? 1 : 0
})

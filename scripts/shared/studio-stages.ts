import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { accessKeyNames } from '../../src/engine/base/shared-types/access-key-names'
import { isFailure } from '../../src/engine/base/shared-types/failure'
import { buildSite, forgetOutput } from '../../src/engine/building/site-build'
import { checkCases } from '../../src/engine/commands/check-command/check-cases'
import { createFolderCheck } from '../../src/engine/commands/check-command/check-folder'
import { staleFiles } from '../../src/engine/commands/generate-command'
import { findHeavyPages, readLimits } from '../../src/engine/commands/studio-test/budgets/limits'
import { weighPages } from '../../src/engine/commands/studio-test/budgets/page-weight'
import { findFaultsInBrowser } from '../../src/engine/commands/studio-test/find-faults-in-browser'
import { findSchemaFaults } from '../../src/engine/commands/studio-test/schemas/find-faults'
import { typeConfigOf } from '../../src/engine/commands/studio-test/type-config'
import { findUnusedWords } from '../../src/engine/commands/studio-test/words'
import { reportText } from '../../src/engine/content/check/report/text'
import { readSite } from '../../src/engine/folders/site-folder/read-site'
import { engineRoot } from '../../src/engine/folders/studio-folder/engine-root'
import { findStudio } from '../../src/engine/folders/studio-folder/find-studio'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { rulePagesOf } from '../../src/engine/folders/studio-folder/rule-pages'
import { type Fault, sayFault } from '../../src/engine/folders/studio-folder/studio/fault'
import { ensureChromium } from '../testing/chromium'
import { createReporter } from './progress'
import { type Result, resultOf } from './result'
import { besideOthers, type Stage, vitestStage } from './stages'

const mostFaults = 20

function resultOfFaults(title: string, faults: string[]): Result {
  const more = faults.length - mostFaults
  const named = faults.slice(0, mostFaults)
  const failures = more > 0 ? [...named, `… and ${more} more of ${title}.`] : named
  return {
    ...resultOf(title, faults.length === 0),
    failures: failures.map((text) => `${text}\n`),
  }
}

/** A stage that finds faults. What keeps it from running is a fault, too. */
const finding = (title: string, find: () => Promise<string[]>): Stage => ({
  title,
  run: async () =>
    resultOfFaults(
      title,
      await find().catch((error: unknown) => {
        if (isFailure(error)) return [error.message]
        throw error
      }),
    ),
})

const say = (faults: Fault[]) => faults.map(sayFault)

const programOf = (name: string, file: string) =>
  join(dirname(createRequire(join(engineRoot, 'package.json')).resolve(`${name}/package.json`)), file)

function typesStage(site: string): Stage {
  const title = 'Types'
  const args = [programOf('typescript', 'bin/tsc'), '--noEmit', '-p', typeConfigOf(engineRoot, site)]
  return besideOthers(title, process.execPath, ...args)
}

async function findFaultsInSchemas(site: string): Promise<string[]> {
  const [schemas, { files }] = await Promise.all([readSchemas(engineRoot, site), readSite(site)])
  return say(findSchemaFaults(schemas, (address) => files.has(address)))
}

async function findContentFaults(site: string): Promise<string[]> {
  const { problems, text } = await createFolderCheck({ root: engineRoot, site })()
  if (problems.every(({ severity }) => severity !== 'error')) return []
  return [reportText(problems, text, { rulePages: rulePagesOf(engineRoot, site) })]
}

async function findStaleFiles(site: string): Promise<string[]> {
  const stale = await staleFiles(engineRoot, site)
  return stale.map((path) => `${path}\n  It is out of date. Run "npm run generate" and commit what it writes.`)
}

function hasTests(site: string): boolean {
  const isTest = (name: string) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules')
  const folders = ['src', 'tests'].map((name) => join(site, name)).filter(existsSync)
  return folders.some((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(isTest))
}

function testsStage(site: string): Stage[] {
  if (!hasTests(site)) return []
  const config = join(engineRoot, 'src/engine/commands/studio-test/vitest.config.ts')
  const command = [process.execPath, programOf('vitest', 'vitest.mjs')]
  const options = { cwd: site, env: { STUDIO: resolve(site), ENGINE: engineRoot } }
  return [vitestStage('Tests of the studio', command, ['--root', site, '--config', config], options)]
}

async function findWeightFaults(site: string): Promise<string[]> {
  const limits = readLimits(site)
  const folder = await mkdtemp(join(tmpdir(), 'standard-weight-'))
  const out = join(folder, 'dist')
  // The build would make a key of the guarded pages, and keep it.
  process.env[accessKeyNames(await readSchemas(engineRoot, site)).variable] ??= randomBytes(16).toString('hex')
  process.env.SOURCES ??= 'kept'
  const reporter = createReporter()
  try {
    const built = await buildSite({ root: engineRoot, site, out, mayLosePages: true, ...reporter })
    if (!('pages' in built))
      return [reportText(built.problems, built.text, { rulePages: rulePagesOf(engineRoot, site) })]
    return say(findHeavyPages(weighPages(out), limits))
  } finally {
    reporter.end()
    await forgetOutput(engineRoot, out)
    await rm(folder, { recursive: true, force: true })
  }
}

async function findExampleFaults(site: string): Promise<string[]> {
  const reporter = createReporter()
  try {
    return say(await findFaultsInBrowser({ root: engineRoot, site, chromium: ensureChromium(), ...reporter }))
  } finally {
    reporter.end()
  }
}

/** The stages of the standard by their names, in groups that run side by side. */
export function studioStages(site: string): Record<string, Stage[]>[] {
  return [
    {
      types: [typesStage(site)],
      generated: [finding('Generated files', () => findStaleFiles(site))],
      schemas: [finding('Schemas', () => findFaultsInSchemas(site))],
      words: [finding('Words of the interface', async () => say(findUnusedWords(await findStudio(engineRoot, site))))],
      content: [finding('Content', () => findContentFaults(site))],
      cases: [finding('Cases of rules', async () => (await checkCases(engineRoot, site)).faults)],
    },
    { tests: testsStage(site) },
    { weight: [finding('Weight of the pages', () => findWeightFaults(site))] },
    { examples: [finding('Examples and layouts in a browser', () => findExampleFaults(site))] },
  ]
}

import { join } from 'node:path'
import { accessKeyNames } from '../../src/engine/base/shared-types/access-key-names'
import { findAccessKey } from '../../src/engine/building/site-build/guarded-pages/access-key'
import { engineRoot } from '../../src/engine/folders/studio-folder/engine-root'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { run } from '../shared/command'
import { besideOthers, type Group, type Options, runStages, type Stage, step, vitestStage } from '../shared/stages'
import { ensureChromium } from './chromium'
import { ensureFontSets } from './fonts'
import { ensureHosts, isInstalled } from './hosts'

/** A step that needs an optional program. */
const stepWith = (program: string, title: string, command: string, ...args: string[]): Stage => ({
  title,
  async run() {
    if (isInstalled(program)) return besideOthers(title, command, ...args).run()
    return { failed: 0, skipped: 0, failures: [], notRun: `${title}: ${program} is not installed` }
  },
})

const inProjects = (...names: string[]): string[] => names.flatMap((name) => ['--project', name])

const vitest = (title: string, selection: string[], workers: number, options: Options = {}): Stage =>
  vitestStage(
    title,
    ['vitest'],
    [...selection, `--maxWorkers=${workers}`, `--reporter=${join(import.meta.dirname, 'file-reporter.ts')}`],
    options,
  )

const standard = (title: string, ...options: string[]): Stage =>
  besideOthers(title, 'node', 'scripts/run.js', 'test', ...options)

/** The fastest stages come first. */
const stages = (chromium: string): Group[] => [
  [
    besideOthers('Types', 'tsc', '--noEmit'),
    besideOthers('Lint and format', 'biome', 'check', '--error-on-warnings'),
    besideOthers('Unused files, exports and dependencies', 'knip'),
    besideOthers('Generated files', 'node', 'scripts/run.js', 'generate', '--check'),
    besideOthers('Content', 'node', 'scripts/run.js', 'check'),
  ],
  [step('Configuration of hosts', 'node', 'scripts/run.js', 'generate')],
  // The stages of the standard that no other stage here covers.
  [standard('The standard, for this studio', '--only', 'schemas,words,examples')],
  [
    standard('The standard, for the second studio', '--site', 'tests/second-studio'),
    standard('The standard, for the starter', '--site', 'starter'),
  ],
  // A third worker, because tests wait for the commands that they start.
  [vitest('Unit and system tests', inProjects('unit', 'components', 'system'), 3, { limit: 15 })],
  // Two programs run side by side, on a core each.
  [
    vitest('Published drawings, by the tests of artwork/', ['--root', 'artwork'], 1, { isAlone: false }),
    [
      besideOthers('Build', 'node', 'scripts/run.js', 'build'),
      besideOthers('Weight of the pages', 'tsx', 'scripts/inspect/weight.ts'),
      stepWith('java', 'Html of every page, by the Nu html checker', 'tsx', 'scripts/inspect/html.ts'),
      stepWith('nginx', 'The site on nginx', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'nginx'),
      stepWith('caddy', 'The site on Caddy', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'caddy'),
      stepWith('firefox-esr', 'The site and the editor in Firefox', 'tsx', 'scripts/inspect/firefox.ts'),
    ],
  ],
  // On two cores, more workers are not faster, and make pages slow.
  [vitest('Tests in a browser', inProjects('browser'), 2, { env: { CHROMIUM_PATH: chromium }, limit: 15 })],
]

run(async () => {
  const chromium = ensureChromium()
  process.env.CHROMIUM_PATH = chromium
  // Nothing that is built here is published.
  findAccessKey(engineRoot, accessKeyNames(await readSchemas(engineRoot)), console.log)
  const missing = [...ensureFontSets(), ...ensureHosts()]
  return (await runStages(stages(chromium), missing)) ? 0 : 1
})

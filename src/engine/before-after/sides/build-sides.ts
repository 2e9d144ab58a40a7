import { join } from 'node:path'
import { Failure } from '../../model/failure'
import { forgetOutput } from '../../site-build'
import { type EarlierInput, writeContent, writeEarlier } from './earlier-site'
import { type BuildOutcome, runBuild } from './run-build'

/** The two states of a site, built. */
export interface Sides {
  /** Their folders. */
  before: string
  now: string
  /** Whether the code that they were built with differs. */
  isCodeChanged: boolean
  /** What people should know of how they were built. */
  notes: string[]
}

/** What is built, and where. */
export interface SidesInput extends EarlierInput {
  /** The name of the revision, for people. */
  name: string
  /** The time that both are built for; now where it is left out. */
  at?: string
  /** What the builds find in their environment beside what is there: the access key of guarded pages. */
  env: NodeJS.ProcessEnv
  notify: (line: string) => void
}

/** Throws a Failure that says which of the two states is not there, and why. */
function demandBuilt({ kind, words }: BuildOutcome, state: string): void {
  if (kind === 'built') return
  const why =
    kind === 'refused' ? 'its pages.json has errors, and a site with errors is not built' : 'it could not be built'
  throw new Failure(`The site ${state} cannot be shown: ${why}.\n\n${words}`)
}

/** Builds both states of a site. Throws a Failure where one of them cannot be shown. */
export async function buildSides(input: SidesInput): Promise<Sides> {
  const { root, site, folder, name, at, env, notify } = input
  const [before, now] = [join(folder, 'before'), join(folder, 'now')]
  const state = `as it was in ${name}`
  const notes: string[] = []
  const earlier = await writeEarlier(input)
  // The one place where both are built.
  const build = (code: string, content: string, out: string) => runBuild({ root: code, site: content, out, at, env })
  try {
    notify('Building the site as it is now …')
    demandBuilt(await build(root, site, now), 'as it is now')
    notify(`Building the site ${state} …`)
    let outcome = await build(earlier.root, earlier.site, before)
    if (outcome.kind === 'broken' && earlier.hasOwnCode) {
      notes.push(`The code of ${name} cannot be built any more: both states are shown with the code of today.`)
      outcome = await build(root, await writeContent(input, 'today'), before)
    }
    demandBuilt(outcome, state)
    return { before, now, isCodeChanged: earlier.isCodeChanged && notes.length === 0, notes }
  } finally {
    await Promise.all([before, now].map((out) => forgetOutput(root, out)))
  }
}

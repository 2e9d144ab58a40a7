import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { forgetOutput } from '../../../building/site-build'
import { copyKept, type EarlierInput, writeContent, writeEarlier } from './earlier-site'
import { type BuildOutcome, runBuild } from './run-build'

export interface Sides {
  before: string
  now: string
  isCodeChanged: boolean
  notes: string[]
}

export interface SidesInput extends EarlierInput {
  name: string
  at?: string
  /** For the builds: the access key of guarded pages, and that no source is asked. */
  env: NodeJS.ProcessEnv
  notify: (line: string) => void
}

function requireBuilt({ kind, words }: BuildOutcome, state: string): void {
  if (kind === 'built') return
  const why =
    kind === 'refused' ? 'its pages.json has errors, and a site with errors is not built' : 'it could not be built'
  throw new Failure(`The site ${state} cannot be shown: ${why}.\n\n${words}`)
}

export async function buildSides(input: SidesInput): Promise<Sides> {
  const { root, site, folder, name, at, env, notify } = input
  const [before, now] = [join(folder, 'before'), join(folder, 'now')]
  const state = `as it was in ${name}`
  const notes: string[] = []
  const earlier = await writeEarlier(input)
  const build = (code: string, content: string, out: string) => runBuild({ root: code, site: content, out, at, env })
  const buildEarlier = async (code: string, content: string) => {
    await copyKept(input, { root: code, site: content })
    return build(code, content, before)
  }
  try {
    notify('Building the site as it is now …')
    requireBuilt(await build(root, site, now), 'as it is now')
    notify(`Building the site ${state} …`)
    let outcome = await buildEarlier(earlier.root, earlier.site)
    if (outcome.kind === 'broken' && earlier.hasOwnCode) {
      notes.push(`The code of ${name} can no longer be built, so both states are shown with today’s code.`)
      outcome = await buildEarlier(root, await writeContent(input, 'today'))
    }
    requireBuilt(outcome, state)
    return { before, now, isCodeChanged: earlier.isCodeChanged && notes.length === 0, notes }
  } finally {
    await Promise.all([before, now].map((out) => forgetOutput(root, out)))
  }
}

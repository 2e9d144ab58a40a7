import { parseArgs } from 'node:util'
import { Failure, isFailure } from '../src/model/failure'
import type { Progress } from '../src/model/progress'
import { watchSite } from '../src/review/watch'

type Options = Record<string, string | boolean>

/** Reads a command's options, each with its value when it is not given. Throws a Failure with the usage for others. */
export function readOptions<Defaults extends Options>(
  usage: string,
  defaults: Defaults,
  args = process.argv.slice(2),
): Defaults {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    return { ...defaults, ...parseArgs({ args, options }).values }
  } catch (error) {
    throw new Failure(`${(error as Error).message}\nUsage: ${usage}`)
  }
}

/** Runs a command and sets the exit code: 0 fine, 1 problems, 2 could not run. Only a broken program shows its stack. */
export async function run(command: () => Promise<0 | 1>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(isFailure(error) ? error.message : error)
    process.exitCode = 2
  }
}

/** Shows how far a long job has come: at most once a second, so that a quick one says nothing. */
export function createProgress(usual = 'pages'): Progress {
  let lastShown: number | undefined
  return (work, done, all, unit = usual) => {
    lastShown ??= Date.now()
    if (Date.now() - lastShown < 1000) return
    lastShown = Date.now()
    console.log(`${work} ${done.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} ${unit} …`)
  }
}

/** Does a job now and after each change of a site's files, with the time before its words, until Ctrl+C. */
export async function repeat(site: string, job: () => Promise<unknown>): Promise<0> {
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort())
  process.once('SIGTERM', () => stopped.abort())
  const tell = async () => {
    console.log(`[${new Date().toTimeString().slice(0, 8)}]`)
    await job().catch((error) => console.error(isFailure(error) ? error.message : error))
  }
  await watchSite(site, tell, stopped.signal)
  return 0
}

import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { explainSystemError, Failure, isFailure } from '../../src/engine/base/shared-types/failure'
import { watchSite } from '../../src/engine/folders/site-folder/watch-site'
import { engineRoot } from '../../src/engine/folders/studio-folder/engine-root'

type Options = Record<string, string | boolean | string[]>

/** Prints the usage on --help, which ends the command. */
function answerHelp(usage: string, args: string[]): void {
  if (!args.includes('--help')) return
  const file = join(engineRoot, 'docs/commands.md')
  const place = relative('', file)
  console.log(`Usage: ${usage}\n\n${place.startsWith('..') ? file : place} explains the options.`)
  process.exit()
}

/** Throws a Failure with the usage, for a command that was called without its subject. */
export function refuseUsage(usage: string): never {
  answerHelp(usage, process.argv.slice(2))
  throw new Failure(`Usage: ${usage}`)
}

/** A list takes all following arguments. Throws a Failure with the usage for unknown options; --help prints the usage. */
export function readOptions<Defaults extends Options>(
  usage: string,
  defaults: Defaults,
  args = process.argv.slice(2),
): Defaults {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: typeof value === 'boolean' ? ('boolean' as const) : ('string' as const), multiple: Array.isArray(value) },
    ]),
  )
  answerHelp(usage, args)
  const list = Object.keys(defaults).find((name) => Array.isArray(defaults[name]))
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: list !== undefined })
    const first = list === undefined ? undefined : values[list]
    if (list !== undefined && Array.isArray(first))
      return { ...defaults, ...values, [list]: [...first, ...positionals] }
    if (positionals.length > 0) throw new Error(`"${positionals[0]}" belongs to no option.`)
    return { ...defaults, ...values }
  } catch (error) {
    throw new Failure(`${(error as Error).message}\nUsage: ${usage}`)
  }
}

/** The reader of the output may stop: "npm run check | head". */
function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

/** Sets the exit code: 0 fine, 1 problems, 2 could not run. Only a bug shows its stack. */
export async function run(command: () => Promise<0 | 1>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', exitOnClosedPipe)
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(isFailure(error) ? error.message : (explainSystemError(error) ?? error))
    process.exitCode = 2
  }
}

/** Runs a job now and after each change of a site's files, until Ctrl+C. */
export async function repeat(site: string, job: () => Promise<unknown>): Promise<0> {
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort())
  process.once('SIGTERM', () => stopped.abort())
  const runOnce = async () => {
    console.log(`[${new Date().toTimeString().slice(0, 8)}]`)
    await job().catch((error) => console.error(isFailure(error) ? error.message : error))
  }
  await watchSite(site, runOnce, stopped.signal)
  return 0
}

import { parseArgs } from 'node:util'
import { explainSystemError, Failure, isFailure } from '../../src/engine/model/failure'
import { watchSite } from '../../src/engine/site/watch'

type Options = Record<string, string | boolean | string[]>

/**
 * Reads a command's options, each with its value when it is not given; one that is a list takes all words that follow.
 * Throws a Failure with the usage for others; --help says it and ends the command.
 */
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
  if (args.includes('--help')) {
    console.log(`Usage: ${usage}`)
    process.exit()
  }
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

/** Who reads a command's words may stop reading: "npm run check | head". There is nobody to tell then. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

/** Runs a command and sets the exit code: 0 fine, 1 problems, 2 could not run. Only a broken program shows its stack. */
export async function run(command: () => Promise<0 | 1>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWithReader)
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error(isFailure(error) ? error.message : (explainSystemError(error) ?? error))
    process.exitCode = 2
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

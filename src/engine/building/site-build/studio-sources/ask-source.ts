import { Failure, isFailure } from '../../../base/shared-types/failure'
import type { StudioSource } from '../../../folders/studio-folder/read-sources'
import { sayThrown } from '../pages/thrown-at'
import { createGetJson } from './get-json'

const usualTimeout = 10

/** Shorter values, such as "1", are in many answers. */
const shortestSecret = 6

/** Throws a Failure without the values of variables that the source has read. */
export async function askSource({ fetch, findMistake, timeout = usualTimeout }: StudioSource): Promise<unknown> {
  const secrets = new Set<string>()
  const env = (name: string) => {
    const value = process.env[name]
    if (!value)
      throw new Failure(`The variable ${name} is not set. Set it in the environment in which the site is built.`)
    if (value.length >= shortestSecret) secrets.add(value)
    return value
  }
  const abort = new AbortController()
  const late = new Promise<never>((_, reject) =>
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason)),
  )
  const timer = setTimeout(
    () => abort.abort(new Failure(`There is no answer after ${timeout} s. A source may have a longer "timeout".`)),
    timeout * 1000,
  )
  try {
    const { signal } = abort
    const asked = Promise.resolve(fetch({ getJson: createGetJson(signal), env, signal }))
    const text = JSON.stringify((await Promise.race([asked, late])) ?? null)
    const answer: unknown = JSON.parse(text)
    const mistake = findMistake(answer)
    if (mistake !== undefined)
      throw new Failure(
        `Its answer breaks its schema: ${mistake}. Correct it where it comes from, or change the schema.`,
      )
    if ([...secrets].some((secret) => text.includes(JSON.stringify(secret).slice(1, -1))))
      throw new Failure('Its answer has the value of a variable of the environment. Leave it out in "fetch".')
    return answer
  } catch (error) {
    const words = [...secrets].reduce(
      (text, secret) => text.replaceAll(secret, '…'),
      isFailure(error) ? error.message : sayThrown(error),
    )
    throw new Failure(words)
  } finally {
    clearTimeout(timer)
  }
}

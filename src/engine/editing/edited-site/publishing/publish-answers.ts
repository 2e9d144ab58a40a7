import { type Failure, isFailure } from '../../../base/shared-types/failure'
import type { PublishPlan, PublishRefusal, Withdrawn } from '../publishing'

export const nothingToPublish = 'Nothing has changed: there is nothing to publish.'
export const toFixFirst = 'There is something to fix first.'
export const describeWords = 'Describe your change in a line.'
export const nothingWaits = 'No request waits to be accepted.'
export const nothingDiffers = 'Nothing of yours differs from the site any more, so the request was withdrawn.'

export const withdrawnAs = (words: string): Withdrawn => ({
  kind: 'withdrawn',
  words: `The request “${words}” is withdrawn. What you have changed is still here.`,
})

export const refusePublishing = (problem: string): PublishRefusal => ({ kind: 'problem', problem })

/** Titles of requests and lists of versions cut longer lines off. */
const maxWords = 100

export const oneLineOf = (words: string): string =>
  words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxWords)

export function whyNotPublish({ toFix, hasChanges, isBehind, way, why }: PublishPlan): string | undefined {
  if (toFix.length > 0) return toFixFirst
  const canPublish = hasChanges || isBehind || way === 'withdrawal'
  return why ?? (canPublish ? undefined : nothingToPublish)
}

/** A Failure is a refusal, with the output of its program. */
export async function orRefusal<Result>(act: () => Result | Promise<Result>): Promise<Result | PublishRefusal> {
  try {
    return await act()
  } catch (error) {
    if (!isFailure(error)) throw error
    const { message, output }: Failure & { output?: string } = error
    return refusePublishing([message, output].filter(Boolean).join('\n'))
  }
}

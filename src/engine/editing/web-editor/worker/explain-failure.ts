import type { PublishRefusal } from '../../edited-site/publishing'
import { orRefusal, refusePublishing } from '../../edited-site/publishing/publish-answers'
import { unknownFailure } from './sentences'

/** Every failure is an answer: what rejects in the worker leaves the window waiting. */
export async function explainFailure<Result>(act: () => Result | Promise<Result>): Promise<Result | PublishRefusal> {
  try {
    return await orRefusal(act)
  } catch (error) {
    console.error(error)
    return refusePublishing(unknownFailure)
  }
}

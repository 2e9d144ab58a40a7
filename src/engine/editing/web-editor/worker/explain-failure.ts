import { isFailure } from '../../../base/shared-types/failure'
import { unknownFailure } from './sentences'

/** A Failure becomes a problem for the author. */
export async function explainFailure<Result>(act: () => Promise<Result>): Promise<Result | { problem?: string }> {
  try {
    return await act()
  } catch (error) {
    if (isFailure(error)) return { problem: error.message }
    console.error(error)
    return { problem: unknownFailure }
  }
}

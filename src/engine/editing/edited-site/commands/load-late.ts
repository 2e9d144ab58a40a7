import { Failure } from '../../../base/shared-types/failure'

const notLoaded = 'A part of the editor could not be loaded. Check your connection to the internet, and try again.'

/** Loads code that no page needs to be shown. Throws a Failure without a network, which may be back for the next attempt. */
export async function loadLate<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    console.error(error)
    throw new Failure(notLoaded)
  }
}

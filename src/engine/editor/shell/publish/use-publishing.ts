import { createContext, use } from 'react'
import type { Publishing } from '../../../edits/publishing'

const PublishingContext = createContext<Publishing | undefined>(undefined)

/** Hands what is known of changes and publishing to the parts of the editor. */
export const PublishingProvider = PublishingContext.Provider

/** Returns what the editor asks about changes, and publishes with. */
export function usePublishing(): Publishing {
  const publishing = use(PublishingContext)
  if (!publishing) throw new Error('A part of the editor stands outside of it.')
  return publishing
}

import type { CaseStudyBlock } from '../../generated/content'

export type StoryLayout = 'strip' | 'credits' | 'still'

/** Fewer credits are too short for a roll at the end. */
const roll = 6

/** By the content: its sketches, a roll of credits, or its stills. */
export function layoutOf({ sketches = [], images = [], credits = [] }: CaseStudyBlock): StoryLayout {
  if (sketches.length > 0 && images.length > 0) return 'strip'
  return credits.length >= roll ? 'credits' : 'still'
}

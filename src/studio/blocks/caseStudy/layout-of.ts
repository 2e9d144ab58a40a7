import type { CaseStudyBlock } from '../../generated/content'

export type StoryLayout = 'strip' | 'credits' | 'still'

/** By the content: its sketches, its credits, or its stills. */
export function layoutOf({ sketches = [], images = [], credits = [] }: CaseStudyBlock): StoryLayout {
  if (sketches.length > 0 && images.length > 0) return 'strip'
  return credits.length > 0 ? 'credits' : 'still'
}

import type { CaseStudyBlock } from '../../generated/content'

/** How a story on a page of its own is laid out. */
export type StoryLayout = 'strip' | 'credits' | 'still'

/** The layout that fits what a story has: how its first picture came about, who made it, or what it looks like. */
export function layoutOf({ sketches = [], images = [], credits = [] }: CaseStudyBlock): StoryLayout {
  if (sketches.length > 0 && images.length > 0) return 'strip'
  return credits.length > 0 ? 'credits' : 'still'
}

import type { CaseStudyBlock } from '../../generated/content'
import type { Load } from '../../model'

export type CaseStudyLoaded = Pick<CaseStudyBlock, 'client' | 'agency' | 'director'>

/** On a project's own page the entry knows who it was made for. A block with a heading tells of other work. */
export const load: Load<CaseStudyBlock, CaseStudyLoaded> = ({ heading, client, agency, director }, { entry }) => {
  const own = heading === undefined ? entry : undefined
  return { client: client ?? own?.client, agency: agency ?? own?.agency, director: director ?? own?.director }
}

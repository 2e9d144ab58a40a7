import type { SolutionBlock } from '../../generated/content'
import type { Load, SiteView } from '../../model'

export interface SolutionLoaded {
  stages: NonNullable<SolutionBlock['stages']>
}

const isSolutionWithStages = (block: { type: string; stages?: unknown }) => block.type === 'solution' && block.stages

function stagesOn(path: string, site: SiteView) {
  const solution = site.blocksOf(path).find(isSolutionWithStages) as SolutionBlock | undefined
  return solution?.stages
}

/** The stages are written once: a block that names a page in `stagesOf` shows the stages of that page. */
export const load: Load<SolutionBlock, SolutionLoaded> = ({ stages, stagesOf }, site) => ({
  stages: (stagesOf ? stagesOn(stagesOf, site) : stages) ?? [],
})

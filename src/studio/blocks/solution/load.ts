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

/** `stagesOf` names a page whose stages the block repeats. */
export const load: Load<SolutionBlock, SolutionLoaded> = ({ stages, stagesOf }, site) => ({
  stages: (stagesOf ? stagesOn(stagesOf, site) : stages) ?? [],
})

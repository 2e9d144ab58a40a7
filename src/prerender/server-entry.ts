import { type CompileInput, compileSite } from '../compile'
import type { ReadySite } from '../model/page'
import { loads } from './registry'

export { renderSite } from './render-site'
export { renderWholePage } from './renderer'

/** Compiles content with the loads of all blocks. */
export const compile = (input: Omit<CompileInput, 'loads'>): Promise<ReadySite> => compileSite({ ...input, loads })

import { type CompileInput, type Compiler, createCompiler } from '../../compile'
import { loads, palette } from '../pages/registry'

export { renderWholePage } from '../pages/render-page'
export { PageWriter } from '../pages/write-page'

/** Readies checked content with the loads of all blocks: each page is compiled when it is asked for. */
export const openSite = (input: Omit<CompileInput, 'loads' | 'palette'>): Compiler =>
  createCompiler({ ...input, loads, palette })

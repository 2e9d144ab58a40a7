import { type CompileInput, type Compiler, createCompiler } from '../../compile'
import { loads, palette } from '../pages/registry'

export { createPageMaker } from '../pages/page-maker'
export { renderWholePage } from '../pages/renderer'

/** Readies checked content with the loads of all blocks: each page is compiled when it is asked for. */
export const openSite = (input: Omit<CompileInput, 'loads' | 'palette'>): Compiler =>
  createCompiler({ ...input, loads, palette })

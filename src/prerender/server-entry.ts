import { type CompileInput, type Compiler, createCompiler } from '../compile'
import { loads } from './registry'

export { createPageMaker } from './page-maker'
export { renderWholePage } from './renderer'

/** Readies checked content with the loads of all blocks: each page is compiled when it is asked for. */
export const openSite = (input: Omit<CompileInput, 'loads'>): Compiler => createCompiler({ ...input, loads })

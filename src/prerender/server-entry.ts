import { type CompileInput, type Compiler, createCompiler } from '../compile'
import { loads } from './registry'

export { renderEdit } from './edits/render-edit'
export { renderSite } from './render-site'
export { renderWholePage } from './renderer'

/** Readies checked content with the loads of all blocks: each page is compiled when it is asked for. */
export const openSite = (input: Omit<CompileInput, 'loads'>): Compiler => createCompiler({ ...input, loads })

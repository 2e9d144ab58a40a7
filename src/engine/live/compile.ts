import type { CompileInput, Compiler } from '../compile'

export type ContentToShow = Pick<CompileInput, 'content' | 'schemas' | 'keepHidden' | 'notify'>

/** `createCompiler` with the rest of its input: the blocks' code and what is known of files. */
export type Compile = (input: ContentToShow) => Compiler

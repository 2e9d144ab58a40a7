import type { CompileInput, Compiler } from '../../pages/compile-pages'

export type ContentToShow = Pick<CompileInput, 'content' | 'schemas' | 'keepHidden' | 'notify'>

/** `createCompiler` with the rest of its input: the blocks' code and what is known of files. */
export type Compile = (input: ContentToShow) => Compiler

import type { CompileInput, Compiler } from '../../pages/page-data'

export type ContentToShow = Pick<CompileInput, 'content' | 'schemas' | 'keepHidden' | 'notify'>

export type Compile = (input: ContentToShow) => Compiler

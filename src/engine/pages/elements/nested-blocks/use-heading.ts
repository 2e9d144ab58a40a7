import { use } from 'react'
import { HolderContext } from './holder'

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** The element of a heading that has this level at the top of a page: deeper in a block within another. */
export const useHeading = (level: number): Heading =>
  `h${Math.min(level + (use(HolderContext)?.within?.levels ?? 0), 6)}` as Heading

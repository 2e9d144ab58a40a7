import { use } from 'react'
import { HolderContext } from './holder'

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** A heading of this level at the top of a page; deeper in a held block. */
export const useHeading = (level: number): Heading =>
  `h${Math.min(level + (use(HolderContext)?.within?.levels ?? 0), 6)}` as Heading

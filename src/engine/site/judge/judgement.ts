import type { PublicFile } from '../../check'

/** What looking into a file says of it. */
export type Judgement = Omit<PublicFile, 'bytes'>

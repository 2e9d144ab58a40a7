import type { PublicFile } from '../../check'

export type Inspection = Omit<PublicFile, 'bytes'>

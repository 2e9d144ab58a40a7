import type { Content, Draft } from '../content'
import { animation } from './animation'
import { entryExists } from './entry-exists'
import { entryId } from './entry-id'
import { fileExists } from './file-exists'
import { htmlAllowed } from './html-allowed'
import { linkTarget } from './link-target'
import { pageTarget } from './page-target'
import { redirectTarget } from './redirect-target'
import { sharedExists } from './shared-exists'
import { uniqueAnchor } from './unique-anchor'
import { uniquePath } from './unique-path'
import { videoId } from './video-id'

/** A rule about the whole site. It looks at the content and reports; it changes nothing and never throws. */
export type Rule = (content: Content) => Draft[]

/** Every whole-site rule, in the order in which an author would look for causes. */
export const rules: Rule[] = [
  uniquePath,
  redirectTarget,
  pageTarget,
  linkTarget,
  uniqueAnchor,
  fileExists,
  animation,
  htmlAllowed,
  videoId,
  sharedExists,
  entryId,
  entryExists,
]

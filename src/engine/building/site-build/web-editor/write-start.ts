import type { Block, ContentPage, SharedBlock, SiteContent } from '../../../base/schema-types/content'
import { accessKeyNames } from '../../../base/shared-types/access-key-names'
import { seal } from '../../../base/shared-types/guarded-pages/sealing'
import { isContentPage } from '../../../base/shared-types/site-pages'
import { type SealedStart, type StartText, webEditorData } from '../../../base/shared-types/web-editor/built-for'
import type { CheckedSite } from '../checked-site'
import { findKnownSafeKey } from '../guarded-pages/access-key'
import type { Output } from '../output/output'
import { writeText } from '../output/write-text'

interface StartInput {
  root: string
  site: string
  text: string
  checked: CheckedSite
  blobIds: Map<string, string>
  notify: (line: string) => void
}

const isHidden = (block: Block | SharedBlock): boolean => block.hidden === true

const isPrivate = ({ guard, blocks }: ContentPage): boolean => guard !== undefined || blocks.some(isHidden)

/** Whether pages.json holds what the published site does not show to everybody. */
function holdsUnpublished({ written, isAllPublic, files }: CheckedSite, addresses: Iterable<string>): boolean {
  const shared = Object.values((written as SiteContent).shared ?? {})
  return (
    !isAllPublic ||
    written.pages.filter(isContentPage).some(isPrivate) ||
    shared.some(isHidden) ||
    [...addresses].some((address) => address.includes('/{key}/') || !files.has(address))
  )
}

/**
 * The start is sealed where it holds what the published site does not show. Without a key it is left out then, and the
 * author opens a file.
 */
export async function writeStart(
  output: Output,
  { root, site, text, checked, blobIds, notify }: StartInput,
): Promise<void> {
  const file = webEditorData.start.slice(1)
  const start: StartText = { text, files: Object.fromEntries(blobIds) }
  if (!holdsUnpublished(checked, blobIds.keys())) return writeText(output, file, JSON.stringify(start))
  const names = accessKeyNames(checked.schemas)
  const key = findKnownSafeKey(root, site, names)
  if (!key)
    return notify(
      `The editor does not hold pages.json, which has pages that are not public: ${names.variable} is not set. It begins with a file that its author opens.`,
    )
  const { data } = await seal({ data: JSON.stringify(start), html: '' }, key, webEditorData.start)
  writeText(output, file, JSON.stringify({ sealed: data } satisfies SealedStart))
}

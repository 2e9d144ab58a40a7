import type { Kept } from '../../edited-site/command'
import { withMethods } from '../../edited-site/methods'
import type { TextDraft } from '../../edited-site/overview'
import type { Store } from '../../edited-site/store'
import { forgetUnkept, noteUnkept, unkeptDrafts } from './unkept-drafts'

/** The store's answer may come after the editor was closed. */
export function keepUnkept(store: Store): Store {
  async function keepDraft(draft: Omit<TextDraft, 'time'>): Promise<Kept> {
    noteUnkept(draft)
    const kept = await store.keepDraft(draft)
    if (kept.kind === 'kept') forgetUnkept(draft.page, draft.pointer, draft.text)
    return kept
  }
  const keptAll = Promise.all(unkeptDrafts().map(keepDraft))
  return withMethods(store, {
    files: store.files,
    keepDraft,
    async readPage(name) {
      await keptAll
      return store.readPage(name)
    },
    dropDraft(page, pointer) {
      forgetUnkept(page, pointer)
      return store.dropDraft(page, pointer)
    },
  })
}

import type { TextDraft } from '../../store/overview'

type Draft = Omit<TextDraft, 'time'>

/** Where a browser keeps words of this tab, also while it loads the editor again. */
const key = 'editor-unkept'

const isOf = (page: string, pointer: string) => (draft: Draft) => draft.page === page && draft.pointer === pointer

/** Returns the words that the preview has not taken yet: it did not answer, or the editor was closed at that moment. */
export function unkeptDrafts(): Draft[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}

const save = (drafts: Draft[]) => sessionStorage.setItem(key, JSON.stringify(drafts))

export const noteUnkept = (draft: Draft): void =>
  save([...unkeptDrafts().filter((one) => !isOf(draft.page, draft.pointer)(one)), draft])

/** Forgets words that are kept elsewhere now, or were dropped. `text` is what has been kept: it may have changed since. */
export const forgetUnkept = (page: string, pointer: string, text?: string): void =>
  save(unkeptDrafts().filter((one) => !isOf(page, pointer)(one) || (text !== undefined && one.text !== text)))

import type { TextDraft } from '../../edited-site/overview'

type Draft = Omit<TextDraft, 'time'>

/** The session storage of this tab survives a reload of the editor. */
const key = 'editor-unkept'

const isOf = (page: string, pointer: string) => (draft: Draft) => draft.page === page && draft.pointer === pointer

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

/** `text` is what was confirmed: it may have changed since. */
export const forgetUnkept = (page: string, pointer: string, text?: string): void =>
  save(unkeptDrafts().filter((one) => !isOf(page, pointer)(one) || (text !== undefined && one.text !== text)))

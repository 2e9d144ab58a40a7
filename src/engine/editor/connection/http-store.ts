import type { Kept } from '../../store/command'
import type { TextDraft } from '../../store/overview'
import type { Store } from '../../store/store'
import type { LiveChannel } from '../model/surroundings'
import { createFileStore } from './file-store'
import { Sender } from './sender'
import { forgetUnkept, noteUnkept, unkeptDrafts } from './unkept-drafts'

export function createHttpStore(token: string, live: LiveChannel): Store {
  const sender = new Sender(token)
  const act = <Result>(command: string, body?: object) => sender.send<Result>(command, body)

  async function keepDraft(draft: Omit<TextDraft, 'time'>): Promise<Kept> {
    noteUnkept(draft)
    const kept = await act<Kept>('keep-draft', draft)
    if (kept.kind === 'kept') forgetUnkept(draft.page, draft.pointer, draft.text)
    return kept
  }

  const keptAll = Promise.all(unkeptDrafts().map(keepDraft))
  return {
    files: createFileStore(sender),
    overview: () => act('overview'),
    async readPage(name) {
      await keptAll
      return act('read-page', { name })
    },
    apply: (command) => act('apply', command),
    validate: (command) => act('judge', command),
    planPages: (change) => act('plan-pages', { change }),
    changePages: (change) => act('change-pages', { change }),
    undo: (id) => act('undo', { id }),
    redo: () => act('redo'),
    skipUndo: (id) => act('skip-undo', { id }),
    keepDraft,
    dropDraft(page, pointer) {
      forgetUnkept(page, pointer)
      return act('drop-draft', { page, pointer })
    },
    closeNotice: () => act('close-notice'),
    subscribe: live.onChange,
  }
}

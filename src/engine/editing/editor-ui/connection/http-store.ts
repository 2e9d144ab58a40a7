import type { Store } from '../../edited-site/store'
import type { LiveChannel } from '../model/surroundings'
import { createFileStore } from './file-store'
import { keepUnkept } from './keep-unkept'
import { Sender } from './sender'

export function createHttpStore(token: string, live: LiveChannel): Store {
  const sender = new Sender(token)
  const act = <Result>(command: string, body?: object) => sender.send<Result>(command, body)

  return keepUnkept({
    files: createFileStore(sender),
    overview: () => act('overview'),
    readPage: (name) => act('read-page', { name }),
    apply: (command) => act('apply', command),
    validate: (command) => act('validate', command),
    planPages: (change) => act('plan-pages', { change }),
    changePages: (change) => act('change-pages', { change }),
    undo: (id) => act('undo', { id }),
    redo: () => act('redo'),
    skipUndo: (id) => act('skip-undo', { id }),
    keepDraft: (draft) => act('keep-draft', draft),
    dropDraft: (page, pointer) => act('drop-draft', { page, pointer }),
    closeNotice: () => act('close-notice'),
    subscribe: live.onChange,
  })
}

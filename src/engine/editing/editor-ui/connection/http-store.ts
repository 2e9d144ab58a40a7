import { type Added, type FileStore, uploadCommand, uploadHeader } from '../../edited-site/file-store'
import type { Store } from '../../edited-site/store'
import type { LiveChannel } from '../model/surroundings'
import { keepUnkept } from './keep-unkept'
import { Sender } from './sender'

export function createHttpStore(token: string, live: LiveChannel): Store {
  const sender = new Sender(token)
  const files = sender.methods<FileStore>('files', {
    add: ({ bytes, ...head }) =>
      sender.send<Added>(uploadCommand, bytes, {
        'content-type': 'application/octet-stream',
        [uploadHeader]: encodeURIComponent(JSON.stringify(head)),
      }),
  })
  return keepUnkept(sender.methods<Store>('store', { files, subscribe: live.onChange }))
}

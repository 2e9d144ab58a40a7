import type { CommandAnswer } from '../../edited-site/command'
import { type Added, type FileStore, type SiteFile, uploadCommand, uploadHeader } from '../../edited-site/file-store'
import type { Sender } from './sender'

export const createFileStore = (sender: Sender): FileStore => ({
  list: () => sender.send<{ files: SiteFile[] }>('list-files'),
  add: ({ bytes, ...head }) =>
    sender.sendAs<Added>(uploadCommand, bytes, {
      'content-type': 'application/octet-stream',
      [uploadHeader]: encodeURIComponent(JSON.stringify(head)),
    }),
  replaceEverywhere: (from, to, replacing) => sender.send<CommandAnswer>('replace-file', { from, to, ...replacing }),
  remove: (address, page) => sender.send<CommandAnswer>('delete-file', { address, page }),
})

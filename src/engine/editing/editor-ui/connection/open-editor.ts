import { SchemaBook } from '../../../content/schema-model/schema-book'
import type { Schemas } from '../../../content/schema-model/schemas'
import { FileManager } from '../model/files/file-manager'
import { Session } from '../model/session/session'
import type { Surroundings } from '../model/surroundings'
import { holdReloads } from './hold-reloads'
import { keepChosen } from './keep-chosen'
import { windowId } from './window-id'

/** Keeps drafts when the editor is closed; the browser asks first while nothing can be written. */
function keepDraftsOnClose(session: Session): void {
  addEventListener('pagehide', () => session.outbox.keep())
  addEventListener('beforeunload', (event) => {
    if (session.state.waits !== undefined && !session.outbox.isEmpty) event.preventDefault()
  })
}

export interface OpenEditor {
  session: Session
  files: FileManager
  surroundings: Surroundings
}

/** `addresses` are the known files of public/. */
export function openEditor(surroundings: Surroundings, schemas: Schemas, addresses: readonly string[]): OpenEditor {
  const { store, live } = surroundings
  const session = new Session(store, new SchemaBook(schemas), surroundings.pageOf(location))
  const files = new FileManager(session, store, addresses)
  // Small windows show the page first.
  session.fold('outline', innerWidth < 1100)
  session.fold('fields', innerWidth < 900)
  live.announceWindow(windowId())
  holdReloads(session, live)
  keepDraftsOnClose(session)
  keepChosen(session)
  return { session, files, surroundings }
}

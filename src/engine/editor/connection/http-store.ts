import { request } from '../../dom/request'
import { editorApiAddress, editorTokenHeader, editorWindowHeader } from '../../model/addresses'
import type { Answer, Kept } from '../../store/command'
import type { TextDraft } from '../../store/overview'
import type { Store } from '../../store/store'
import type { LiveChannel } from '../model/surroundings'
import { createFileStore } from './file-store'
import { forgetUnkept, noteUnkept, unkeptDrafts } from './unkept-drafts'
import { windowId } from './window-id'

type Problem = Extract<Answer, { kind: 'problem' }>

const isAway: Problem = {
  kind: 'problem',
  problem:
    'The preview does not answer. Keep this page open and start the preview again (npm run dev): what you have typed is written then.',
  isAway: true,
}

/** What browsers still send after a page was closed, in characters. */
const maxKeepaliveLength = 20_000

export class Sender {
  readonly #token: string

  constructor(token: string) {
    this.#token = token
  }

  /** Sends a command. Every failure is an answer. */
  async send<Result>(command: string, body: object = {}): Promise<Result | Problem> {
    return this.sendAs(command, JSON.stringify(body), { 'content-type': 'application/json' })
  }

  /** Sends a command whose body is a file. */
  async sendAs<Result>(
    command: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ): Promise<Result | Problem> {
    try {
      const answer = await this.post(command, body, headers)
      if (answer.headers.get('content-type')?.startsWith('application/json')) return (await answer.json()) as Result
      return { kind: 'problem', problem: (await answer.text()).trim() }
    } catch {
      return isAway
    }
  }

  private post(command: string, body: string | Uint8Array<ArrayBuffer>, headers: object): Promise<Response> {
    return request(editorApiAddress + command, {
      method: 'POST',
      headers: { ...headers, [editorTokenHeader]: this.#token, [editorWindowHeader]: windowId() },
      body,
      keepalive: command === 'keep-draft' && body.length < maxKeepaliveLength,
    })
  }
}

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

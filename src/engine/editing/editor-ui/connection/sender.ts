import { request } from '../../../base/dom/request'
import { editorApiAddress, editorTokenHeader, editorWindowHeader } from '../../../base/shared-types/addresses'
import type { CommandAnswer } from '../../edited-site/command'
import { methodsBy, type OwnPart } from '../../edited-site/methods'
import { windowId } from './window-id'

type Problem = Extract<CommandAnswer, { kind: 'problem' }>

const isAway: Problem = {
  kind: 'problem',
  problem:
    'The preview does not answer. Keep this page open and start the preview again (npm run edit). What you have typed is saved then.',
  isAway: true,
}

/** Characters. */
const maxKeepaliveLength = 20_000

export class Sender {
  private readonly token: string

  constructor(token: string) {
    this.token = token
  }

  /** Each method is a command, such as "store/apply". Every failure is an answer. */
  methods<Target extends object>(of: string, own: OwnPart<Target>): Target {
    const type = { 'content-type': 'application/json' }
    return methodsBy((name, values) => this.send(`${of}/${name}`, JSON.stringify(values), type), own)
  }

  async send<Result>(
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
      headers: { ...headers, [editorTokenHeader]: this.token, [editorWindowHeader]: windowId() },
      body,
      keepalive: command === 'store/keepDraft' && body.length < maxKeepaliveLength,
    })
  }
}

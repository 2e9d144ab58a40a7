import { Failure } from '../../model/failure'
import type { WebEditorHost } from '../../model/web-editor/built-for'

const form =
  /^(?:github:(?:https?:\/\/[^/\s]+\/)?[\w.-]+\/[\w.-]+|gitlab:(?:https?:\/\/[^/\s]+\/)?[\w.-]+(?:\/[\w.-]+)+|forgejo:https?:\/\/[^/\s]+\/[\w.-]+\/[\w.-]+)$/

function demandForm(host: string, source: string): void {
  if (form.test(host)) return
  throw new Failure(
    `${source} says that the site is kept at "${host}". Write the host and the repository, for example "github:owner/name", "gitlab:group/name" or "forgejo:https://git.example.org/owner/name".`,
  )
}

/** Returns where a site is kept: from the command, else the environment, else the setting `editor`. Throws a Failure. */
export function findRepository(
  setting: WebEditorHost | undefined,
  given: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): WebEditorHost | undefined {
  const { EDITOR_HOST, EDITOR_BRANCH, EDITOR_CLIENT_ID, EDITOR_RELAY } = environment
  const host = given || EDITOR_HOST || setting?.host
  if (!host) return undefined
  if (given) demandForm(given, '--host')
  else if (EDITOR_HOST) demandForm(EDITOR_HOST, 'The environment variable EDITOR_HOST')
  const branch = EDITOR_BRANCH || setting?.branch
  const clientId = EDITOR_CLIENT_ID || setting?.clientId
  const relay = EDITOR_RELAY || setting?.relay
  return { host, ...(branch && { branch }), ...(clientId && { clientId }), ...(relay && { relay }) }
}

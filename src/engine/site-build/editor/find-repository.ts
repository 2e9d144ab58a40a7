import { readHostAddress } from '../../hosts/host-address'
import type { WebEditorHost } from '../../model/web-editor/built-for'

/** Returns where a site is kept: from the command, else the environment, else the setting `editor`. Throws a Failure. */
export function findRepository(
  setting: WebEditorHost | undefined,
  given: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): WebEditorHost | undefined {
  const { EDITOR_HOST, EDITOR_BRANCH, EDITOR_CLIENT_ID, EDITOR_RELAY } = environment
  const host = given || EDITOR_HOST || setting?.host
  if (!host) return undefined
  readHostAddress(host)
  const branch = EDITOR_BRANCH || setting?.branch
  const clientId = EDITOR_CLIENT_ID || setting?.clientId
  const relay = EDITOR_RELAY || setting?.relay
  return { host, ...(branch && { branch }), ...(clientId && { clientId }), ...(relay && { relay }) }
}

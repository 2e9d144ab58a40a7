import { Failure } from '../../../base/shared-types/failure'
import type { EditorSetting, WebEditorHost } from '../../../base/shared-types/web-editor/built-for'
import { readHostAddress } from '../../../git/git-hosts/host-address'

const fromEnvironment = ({
  EDITOR_BRANCH,
  EDITOR_CLIENT_ID,
  EDITOR_RELAY,
}: NodeJS.ProcessEnv): Partial<WebEditorHost> => ({
  ...(EDITOR_BRANCH && { branch: EDITOR_BRANCH }),
  ...(EDITOR_CLIENT_ID && { clientId: EDITOR_CLIENT_ID }),
  ...(EDITOR_RELAY && { relay: EDITOR_RELAY }),
})

/** Undefined where the setting names no host. */
function readSetting({ publish: _, host, ...more }: EditorSetting = {}): WebEditorHost | undefined {
  return host === undefined ? undefined : { host, ...more }
}

/**
 * All is taken from the command and the environment if one of them names a host, else all from the setting `editor`: a
 * mixture could send sign-ins of one host to the relay of a merged change. Throws a Failure.
 */
export function findRepository(
  setting: EditorSetting | undefined,
  given: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): WebEditorHost | undefined {
  const host = given || environment.EDITOR_HOST
  const own = fromEnvironment(environment)
  const written = readSetting(setting)
  if (!host && written && Object.keys(own).length > 0)
    throw new Failure(
      `The environment has EDITOR_BRANCH, EDITOR_CLIENT_ID or EDITOR_RELAY and no EDITOR_HOST, but all four come from one place. Set EDITOR_HOST=${written.host} as well, or remove the others from the environment.`,
    )
  const repository = host ? { host, ...own } : written
  if (!repository) return undefined
  readHostAddress(repository.host)
  return repository
}

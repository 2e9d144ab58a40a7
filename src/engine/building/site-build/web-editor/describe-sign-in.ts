import type { WebEditorHost } from '../../../base/shared-types/web-editor/built-for'
import { readHostAddress } from '../../../git/git-hosts/host-address'
import { createSignIn } from '../../../git/git-hosts/sign-in/create-sign-in'

export function describeSignIn({ host: address, clientId, relay }: WebEditorHost) {
  const host = readHostAddress(address)
  const { ways } = createSignIn(host, { returnTo: '', clientId, relay })
  return { host: host.name, repository: host.repository, ways }
}

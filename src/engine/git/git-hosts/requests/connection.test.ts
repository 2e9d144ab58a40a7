import { expect, test } from 'vitest'
import { connectHost } from '../connect-host'
import { readHostAddress } from '../host-address'

test.each(['github:fox/site', 'gitlab:fox/site', 'forgejo:https://git.example/fox/site'])(
  'at %s a branch whose name is a way to another address is not asked for',
  async (address) => {
    const asked: string[] = []
    const record = async (url: URL | RequestInfo) => {
      asked.push(String(url))
      return Response.json({})
    }
    const host = connectHost(readHostAddress(address), { token: async () => 'token' }, { fetch: record })
    for (const branch of ['../../../evil/site/git/ref/heads/main', '..', 'a/./b'])
      await host.head(branch).catch(() => undefined)
    // Either the repository alone, or a name with its slashes encoded.
    for (const url of asked) expect(url).toMatch(/\/fox(?:\/|%2F)site(?:\/.*%2F.*)?$/)
  },
)

import { expect, test, vi } from 'vitest'
import { HostConnection } from './host-connection'

const answers: Record<string, object> = {
  '/user': { login: 'fox' },
  '/repos/fox/site': { default_branch: 'main', archived: false, permissions: { push: true } },
  '/repos/fox/site/git/ref/heads/main': { object: { sha: 'a' } },
}

test('after a cut connection the host is asked again', async () => {
  let isCut = false
  vi.stubGlobal('fetch', async ({ pathname }: URL) => {
    if (isCut) throw new TypeError('cut')
    return Response.json(answers[pathname])
  })
  const repository = { host: 'github:fox/site' }
  const connection = new HostConnection({
    repository,
    origin: 'https://edit.example',
    wanted: () => undefined,
    onChange: () => {},
  })
  await connection.withToken('secret')
  isCut = true
  await expect(connection.host?.head('main')).rejects.toThrow('cannot be reached')
  expect(connection.state.kind).toBe('offline')
  expect(connection.access).toHaveProperty('host')
  vi.unstubAllGlobals()
})

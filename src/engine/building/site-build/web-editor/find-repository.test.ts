import { expect, test } from 'vitest'
import { findRepository } from './find-repository'

const setting = { host: 'github:evil/site', branch: 'other', clientId: 'evil-app', relay: 'https://evil.example' }
const own = { EDITOR_CLIENT_ID: 'app', EDITOR_RELAY: 'https://sign-in.example', EDITOR_BRANCH: 'main' }
const ownRest = { clientId: 'app', relay: 'https://sign-in.example', branch: 'main' }

test.each([
  ['the setting, where nothing else names a host', undefined, {}, setting],
  ['the environment', undefined, { EDITOR_HOST: 'github:fox/site', ...own }, { host: 'github:fox/site', ...ownRest }],
  ['the environment, which has no more', undefined, { EDITOR_HOST: 'github:fox/site' }, { host: 'github:fox/site' }],
  ['the command', 'gitlab:fox/site', { EDITOR_HOST: 'github:fox/site' }, { host: 'gitlab:fox/site' }],
  ['the command with the environment', 'gitlab:fox/site', own, { host: 'gitlab:fox/site', ...ownRest }],
])('host, branch, app and relay are those of %s', (_, given, environment, found) => {
  expect(findRepository(setting, given, environment)).toEqual(found)
})

test('a relay or an app in the environment without a host is refused, and never joined to the host of the setting', () => {
  for (const [name, value] of Object.entries(own))
    expect(() => findRepository(setting, undefined, { [name]: value })).toThrow('Set EDITOR_HOST=github:evil/site')
  expect(findRepository(undefined, undefined, own)).toBeUndefined()
})

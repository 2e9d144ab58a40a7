import { expect, test } from 'vitest'
import { apiAddressOf, originsOf, readHostAddress } from './host-address'

test.each([
  ['github:fox/site', 'github', 'https://github.com', 'fox/site', 'https://api.github.com'],
  ['github:https://fox.ghe.com/a/b', 'github', 'https://fox.ghe.com', 'a/b', 'https://api.fox.ghe.com'],
  ['github:https://git.fox.example/a/b', 'github', 'https://git.fox.example', 'a/b', 'https://git.fox.example/api/v3'],
  ['gitlab:fox/web/site', 'gitlab', 'https://gitlab.com', 'fox/web/site', 'https://gitlab.com/api/v4'],
  [
    'GitLab:https://git.fox.example/a/b.git',
    'gitlab',
    'https://git.fox.example',
    'a/b',
    'https://git.fox.example/api/v4',
  ],
  [
    'forgejo:https://codeberg.org/fox/site/',
    'forgejo',
    'https://codeberg.org',
    'fox/site',
    'https://codeberg.org/api/v1',
  ],
  ['gitea:https://fox.example/git/a/b', 'forgejo', 'https://fox.example/git', 'a/b', 'https://fox.example/git/api/v1'],
  ['forgejo:http://127.0.0.1:3000/a/b', 'forgejo', 'http://127.0.0.1:3000', 'a/b', 'http://127.0.0.1:3000/api/v1'],
])('%s is understood', (text, name, origin, repository, api) => {
  const address = readHostAddress(text)
  expect(address).toEqual({ name, origin, repository })
  expect(apiAddressOf(address)).toBe(api)
})

test.each([
  ['fox/site', 'does not begin with the name of a host'],
  ['bitbucket:fox/site', 'does not begin with the name of a host'],
  ['github:site', 'no owner'],
  ['github:fox/site/more', 'too many parts'],
  ['github:fox/s ite', 'letters, digits'],
  ['github:fox/..', 'letters, digits'],
  ['gitlab:fox//site', 'letters, digits'],
  ['forgejo:fox/site', 'which server'],
  ['forgejo:http://codeberg.org/fox/site', 'https'],
  ['gitlab:https://fox:secret@gitlab.com/fox/site', 'password'],
])('%s is refused, with the right form', (text, why) => {
  expect(() => readHostAddress(text)).toThrow(why)
  expect(() => readHostAddress(text)).toThrow('github:OWNER/NAME')
})

test('requests go to the origin of the API and of the relay, and to no other', () => {
  expect(originsOf(readHostAddress('github:fox/site'), 'https://sign-in.fox.example/')).toEqual([
    'https://api.github.com',
    'https://sign-in.fox.example',
  ])
  for (const relay of ['sign-in.fox.example', 'http://sign-in.fox.example'])
    expect(() => originsOf(readHostAddress('github:fox/site'), relay)).toThrow('https://sign-in.studio.example')
  expect(originsOf(readHostAddress('gitea:https://fox.example/git/a/b'))).toEqual(['https://fox.example'])
})

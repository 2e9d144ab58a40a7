import { expect, test } from 'vitest'
import { pullRequestAddress } from './pull-request'

const github = 'https://github.com/fox/site/pull/new/new-page'
const gitlab = 'https://gitlab.com/fox/team/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=new-page'

test.each<[remote: string, address: string | undefined]>([
  ['https://github.com/fox/site.git', github],
  ['https://github.com/fox/site', github],
  ['https://fox:secret@github.com/fox/site.git/', github],
  ['git@github.com:fox/site.git', github],
  ['github.com:fox/site.git', github],
  ['ssh://git@github.com/fox/site.git', github],
  ['ssh://git@ssh.github.com:443/fox/site.git', github],
  ['git@gitlab.com:fox/team/site.git', gitlab],
  ['https://gitlab.com/fox/team/site.git', gitlab],
  [
    'https://gitlab.fox.example:8443/fox/site.git',
    gitlab.replace('gitlab.com/fox/team', 'gitlab.fox.example:8443/fox'),
  ],
  ['ssh://git@gitlab.fox.example:2222/fox/site.git', gitlab.replace('gitlab.com/fox/team', 'gitlab.fox.example/fox')],
  ['http://gitea.fox.example:3000/fox/site.git', 'http://gitea.fox.example:3000/fox/site/compare/main...new-page'],
  ['git@codeberg.org:fox/site.git', 'https://codeberg.org/fox/site/compare/main...new-page'],
  ['git@github-at-work:fox/site.git', undefined],
  ['https://git.fox.example/fox/site.git', undefined],
  ['https://notgithub.example/fox/site.git', undefined],
  ['/srv/git/site.git', undefined],
  ['git@my host:fox/site.git', undefined],
  ['file:///srv/git/site.git', undefined],
  ['C:/git/site.git', undefined],
])('the pull request for %s is at %s', (remote, address) => {
  expect(pullRequestAddress(remote, { branch: 'new-page', base: 'main', output: '' })).toBe(address)
})

test('uses the address that an unknown host has printed for the branch, or none', () => {
  const output = `remote: See https://git.fox.example/help\nremote:   https://git.fox.example/r/new-page+create `
  const address = (branch: string) =>
    pullRequestAddress('ssh://git@git.fox.example/site', { branch, base: 'main', output })
  expect(address('new-page')).toBe('https://git.fox.example/r/new-page+create')
  expect(address('other')).toBeUndefined()
})

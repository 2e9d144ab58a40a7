import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGitSite } from '../../../../../tests/sites/git-site'
import { NoRepository } from '../../local-git/open-git'
import { remoteLabel } from './remote'
import { openRepository } from './repository'

let site: ReturnType<typeof createGitSite>
beforeEach(() => {
  site = createGitSite()
})
afterEach(() => site.remove())

async function find(address: string, name = 'origin') {
  site.git('config', `remote.${name}.url`, address)
  site.git('config', `remote.${name}.fetch`, `+refs/heads/*:refs/remotes/${name}/*`)
  const repository = await openRepository(site.folder)
  if (repository instanceof NoRepository) throw repository
  return repository.remote()
}

test.each([
  '/srv/our sites/site.git',
  "https://fox.example/o'brien/site.git",
  'ssh://fox@fox.example/our sites/site.git',
  'fox@fox.example:our sites/site.git',
  'C:\\our sites\\site.git',
])('accepts the address %s', async (address) => {
  expect(await find(address)).toMatchObject({ address })
})

test.each([
  '"https://fox.example/site.git"',
  ' https://fox.example/site.git',
  'https://fox example/site.git',
  'https://fox.example/our site.git',
  "fox@fox'example:site.git",
  'fox@fox example:site.git',
])('refuses the address %s', async (address) => {
  await expect(find(address)).rejects.toThrow(/^The address of the server .*git remote set-url origin ADDRESS$/)
})

test('refuses the name of a remote that git cannot use', async () => {
  await expect(find('https://fox.example/site.git', 'our server')).rejects.toMatchObject({
    message: expect.stringContaining('letters, digits and hyphens only'),
    output: expect.stringContaining('our server'),
  })
})

test('chooses the remote that a push would go to', async () => {
  const names = ['another', 'origin', 'of-branch', 'usual', 'of-pushes']
  for (const name of names) site.git('remote', 'add', name, `/srv/${name}.git`)
  const chosen = async () => (await find('/srv/origin.git'))?.name
  expect(await chosen()).toBe('origin')
  site.git('config', 'branch.main.remote', 'of-branch')
  expect(await chosen()).toBe('of-branch')
  site.git('config', 'remote.pushDefault', 'usual')
  expect(await chosen()).toBe('usual')
  site.git('config', 'branch.main.pushRemote', 'of-pushes')
  expect(await chosen()).toBe('of-pushes')
  site.git('remote', 'remove', 'of-pushes')
  expect(await chosen()).toBe('usual')
})

test('labels a server without user name and password', () => {
  const named = (address: string) => remoteLabel({ address })
  expect(named('https://fox:secret@fox.example/site.git')).toBe('fox.example/site')
  expect(named('git+ssh://fox:secret@fox.example/site.git')).toBe('fox.example/site')
  expect(named('git@fox.example:site.git')).toBe('git@fox.example:site')
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CommandAnswer } from '../../src/engine/editing/edited-site/command'
import {
  type ChangeReport,
  everything,
  type VersionChanges,
  type VersionList,
} from '../../src/engine/editing/edited-site/publishing'
import { versionChangesOf } from '../../src/engine/editing/folder-editor/publishing/version-changes'
import { listVersions } from '../../src/engine/editing/folder-editor/publishing/versions'
import { act, publishFromFolders, scratch, site, store } from '../sites/published-folder'

/** Earlier versions of a folder in a repository. */
publishFromFolders()

const list = (count = 30) => act<VersionList>('versions', count)
const takeBack = async (id: string, version: string) => {
  const { revision } = await act<ChangeReport>('changes', version)
  return act<CommandAnswer>('takeBack', { id, revision, version })
}
const image = () => JSON.parse(readFileSync(site.file, 'utf8')).pages[0].blocks[0].image

const draw = (id: string) =>
  site.write('public/images/hare.svg', `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="9" height="9"/>`)

/** Commits versions: with a picture, with it redrawn, and without it. */
function record(): [first: string, text: string] {
  const commit = (words: string) => {
    site.git('add', '-A')
    site.git('commit', '-qm', words)
  }
  draw('first')
  site.edit(({ pages }) =>
    Object.assign(pages[0]?.blocks[0] ?? {}, { image: { src: '/images/hare.svg', alt: 'A hare' } }),
  )
  commit('With a hare')
  const [first, text] = [site.git('rev-parse', 'HEAD').trim(), readFileSync(site.file, 'utf8')]
  draw('second')
  commit('Another hare')
  writeFileSync(join(site.repository, 'notes.txt'), 'Nothing of the site')
  commit('Notes')
  site.edit(({ pages }) => delete pages[0]?.blocks[0]?.image)
  rmSync(join(site.folder, 'public/images/hare.svg'))
  commit('Without a hare')
  return [first, text]
}

test('a version is listed by what it changed, and all of it comes back as one step of undo, with its picture', async () => {
  const [first, text] = record()
  const { versions, hasMore } = await list()
  expect([versions.map(({ words }) => words), hasMore]).toEqual([
    ['Without a hare', 'Another hare', 'With a hare', 'A state of the site'],
    false,
  ])
  expect(versions[0]).toMatchObject({ author: 'A', time: expect.stringMatching(/^20/) })
  expect((await list(2)).hasMore).toBe(true)
  const without = readFileSync(site.file, 'utf8')
  expect((await takeBack(everything, first)).kind).toBe('done')
  expect(readFileSync(site.file, 'utf8')).toBe(text)
  expect(site.git('status', '--porcelain', '--', 'sites/fox/public')).toContain('hare.svg')
  await store.undo()
  expect(readFileSync(site.file, 'utf8')).toBe(without)
})

test('a version says what it changed of the one before it, also where that was a file alone', async () => {
  record()
  const said: unknown[] = []
  for (const { id } of (await list()).versions) {
    const { pages, alsoOn, others, isFirst } = await act<VersionChanges>('versionChanges', id)
    said.push([isFirst ?? pages.map(({ path }) => path), alsoOn, others])
  }
  expect(said).toEqual([
    [['/'], [], ['files']],
    [[], ['/'], ['files']],
    [['/'], [], ['files']],
    [true, [], expect.arrayContaining(['site settings'])],
  ])
})

test('an earlier version brings a picture that was replaced back beside the one of today', async () => {
  const [first] = record()
  site.git('checkout', '-q', 'HEAD~2', '--', '.')
  const { sections } = await act<ChangeReport>('changes', first)
  expect(JSON.stringify(sections)).toContain('hare-')
  expect((await takeBack(everything, first)).kind).toBe('done')
  const { src } = image()
  expect(src).toMatch(/^\/images\/hare-\w{7}\.svg$/)
  expect(readFileSync(join(site.folder, 'public', src), 'utf8')).toContain('first')
  expect(readFileSync(join(site.folder, 'public/images/hare.svg'), 'utf8')).toContain('second')
})

test('a removed file that nothing shows comes back alone, as one step of undo and redo', async () => {
  const [first] = record()
  const { sections } = await act<ChangeReport>('changes', first)
  const [row] = sections.find(({ isOfFiles }) => isOfFiles)?.groups[0]?.sentences ?? []
  const without = readFileSync(site.file, 'utf8')
  const isThere = () => existsSync(join(site.folder, 'public/images/hare.svg'))
  const states = [(await takeBack(row?.id ?? '', first)).kind, isThere()]
  for (const step of [store.undo, store.redo, store.undo, store.redo]) states.push((await step()).kind, isThere())
  expect(states).toEqual(['done', true, 'done', false, 'done', true, 'done', false, 'done', true])
  expect(readFileSync(site.file, 'utf8')).toBe(without)
})

test('a removed file that browsers ask for by its name comes back, and Undo takes it away again', async () => {
  const icon = join(site.folder, 'public/favicon.ico')
  site.write('public/favicon.ico', 'An icon')
  site.git('add', '-A')
  site.git('commit', '-qm', 'With an icon')
  const version = site.git('rev-parse', 'HEAD').trim()
  rmSync(icon)
  const { sections } = await act<ChangeReport>('changes', version)
  const [row] = sections.find(({ isOfFiles }) => isOfFiles)?.groups[0]?.sentences ?? []
  const states = [(await takeBack(row?.id ?? '', version)).kind, existsSync(icon)]
  states.push((await store.undo()).kind, existsSync(icon))
  expect(states).toEqual(['done', true, 'done', false])
})

test('a version that the check refuses today leaves no file', async () => {
  const [first] = record()
  site.git('checkout', '-q', first)
  site.edit((content) => Object.assign(content.pages[0]?.blocks[0] ?? {}, { type: 'gone' }))
  site.git('commit', '-qam', 'Of other schemas')
  const other = site.git('rev-parse', 'HEAD').trim()
  site.git('checkout', '-q', 'main')
  expect((await act<ChangeReport>('changes', other)).kind).toBe('changes')
  const answer = await takeBack(everything, other)
  expect(answer.kind).toBe('refused')
  expect(existsSync(join(site.folder, 'public/images/hare.svg'))).toBe(false)
})

test('a version is missing where the folder was fetched in part, which is said', async () => {
  record()
  const copy = join(scratch, 'shallow')
  execFileSync('git', ['clone', '-q', '--depth=2', `file://${site.repository}`, copy])
  const { versions, note } = await listVersions(join(copy, 'sites/fox'), 30)
  expect([versions.length > 0, note]).toEqual([true, expect.stringContaining('fetched in part')])
  const oldest = versions.at(-1)?.id ?? ''
  await expect(versionChangesOf(join(copy, 'sites/fox'))(oldest)).rejects.toThrow('is not in this folder')
  rmSync(copy, { recursive: true })
})

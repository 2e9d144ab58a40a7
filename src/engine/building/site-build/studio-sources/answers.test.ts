import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Source } from '../../../base/shared-types/load'
import { openSource } from '../../../folders/studio-folder/read-sources'
import { findAnswer } from './answers'

let answer: RequestListener
let asked: string[]
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.authorization ?? ''}`)
  answer(request, response)
})
let origin: string
let folder: string
let notes: string[]

const send =
  (body: unknown, status = 200, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  notes = []
  asked = []
})

const schema = {
  type: 'object',
  required: ['dishes'],
  properties: { dishes: { type: 'array', items: { type: 'string' } } },
}
const usual: Source = {
  fetch: ({ getJson }) => getJson(`${origin}/menu?key=1`),
  ...{ schema, example: { dishes: [] }, maxAge: 0 },
}
const find = (change: Partial<Source> = {}, text = '') =>
  findAnswer(folder, openSource('menu', text, { ...usual, ...change }), (line) => void notes.push(line))
const soup = { dishes: ['Soup'] }

test.each<[string, () => unknown, string]>([
  ['404', () => send('', 404), 'ORIGIN/menu answers 404 Not Found. Is the address right, and the key?'],
  ['a page', () => send('<!doctype html>'), 'ORIGIN/menu is a page and no JSON. Write the address of the data.'],
  ['half', () => send('{"dishes": ['), 'ORIGIN/menu is no JSON: '],
  [
    'a wrong value',
    () => send({ dishes: ['Soup', 2] }),
    'Its answer breaks its schema: dishes/1 must be string, and is 2.',
  ],
  ['too much', () => send(`"${'x'.repeat(5_000_001)}"`), 'ORIGIN/menu is larger than 5 MB. Ask for less'],
  ['a circle', () => send('', 302, { location: '/menu' }), 'ORIGIN/menu leads from address to address without end.'],
  ['nothing', () => () => undefined, 'There is no answer after 0.2 s.'],
  [
    'a hang-up',
    () => (request: { destroy(): void }) => request.destroy(),
    'ORIGIN/menu cannot be reached (UND_ERR_SOCKET). Is there',
  ],
])('stops at %s, with the source and its file, without the query', async (_, make, message) => {
  answer = make() as RequestListener
  const error = await find({ timeout: 0.2 }).catch(String)
  expect(error).toContain('The source "menu" (src/studio/sources/menu.ts) has no good answer.')
  expect(error).toContain(message.replace('ORIGIN', origin))
  expect(error).not.toContain('key=1')
  expect(readdirSync(folder)).toEqual([])
})

test('an answer is used until it is too old or its file changes, and replaces a bad one as long as the source allows', async () => {
  answer = send(soup)
  expect([await find({ maxAge: 60 }), await find({ maxAge: 60 })]).toEqual([soup, soup])
  expect(asked).toHaveLength(1)
  await find({ maxAge: 60 }, 'edited')
  expect(asked).toHaveLength(2)
  answer = send('', 503)
  expect(await find({ staleIfError: 60 })).toEqual(soup)
  expect(notes.join()).toMatch(/answers 503 [\s\S]*Pages show the last good one, of \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/)
  await expect(find()).rejects.toThrow(
    /To use the last good answer, of .*, write "staleIfError": 7200\. Without a network/,
  )
  vi.setSystemTime(Date.now() + 61_000)
  onTestFinished(() => void vi.useRealTimers())
  await expect(find({ staleIfError: 60 })).rejects.toThrow('write a longer "staleIfError": 7200')
  // What was kept is no answer for another schema.
  await expect(find({ staleIfError: 3600, schema: { type: 'array' }, example: [] })).rejects.toThrow(
    /answers 503 [^\n]*$/,
  )
})

test('a key goes to its own origin, and is in no message and no kept answer', async () => {
  vi.stubEnv('MENU_KEY', 'Sesame-1234')
  const fetch: Source['fetch'] = ({ getJson, env }) =>
    getJson(`${origin}/menu`, { headers: { authorization: env('MENU_KEY') } })
  answer = (request, response) =>
    request.url === '/menu'
      ? response.writeHead(302, { location: `${origin.replace('127.0.0.1', 'localhost')}/moved` }).end()
      : response.end(JSON.stringify(soup))
  expect(await find({ fetch })).toEqual(soup)
  expect(asked).toEqual(['/menu Sesame-1234', '/moved '])
  answer = send({ dishes: ['For Sesame-1234'] })
  await expect(find({ fetch })).rejects.toThrow('Its answer has the value of a variable of the environment.')
  const saying = ({ env }: { env: (name: string) => string }) => Promise.reject(new Error(`Wrong: ${env('MENU_KEY')}`))
  await expect(find({ fetch: saying })).rejects.toThrow('Wrong: …')
  expect(readFileSync(join(folder, 'menu.json'), 'utf8')).not.toContain('Sesame')
  vi.stubEnv('MENU_KEY', '')
  await expect(find({ fetch })).rejects.toThrow('The variable MENU_KEY is not set.')
})

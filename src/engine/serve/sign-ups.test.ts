import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSignUps, isEmail } from './sign-ups'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-sign-ups-'))
  file = join(folder, 'sign-ups.jsonl')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const lines = async () =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const emails = async () => (await lines()).map(({ email }) => email)

test('a sign-up is one JSON line: address, form and time (B8)', async () => {
  await createSignUps(file).save({ email: 'mouse@thimble.example', form: 'good-hour' })
  expect(await lines()).toEqual([
    { email: 'mouse@thimble.example', form: 'good-hour', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/) },
  ])
})

test('an address is saved once for each form, in upper or lower case', async () => {
  const signUps = createSignUps(file)
  await signUps.save({ email: 'mouse@thimble.example', form: 'a' })
  await signUps.save({ email: 'Mouse@Thimble.example', form: 'a' })
  await signUps.save({ email: 'mouse@thimble.example', form: 'b' })
  expect((await lines()).map(({ form }) => form)).toEqual(['a', 'b'])
})

test('symbolic links are not followed', async () => {
  const other = join(folder, 'profile')
  await writeFile(other, 'mine\n')
  await symlink(other, file)
  await expect(createSignUps(file).save({ email: 'mouse@thimble.example', form: 'a' })).rejects.toThrow()
  expect(await readFile(other, 'utf8')).toBe('mine\n')
})

test('concurrent sign-ups are all saved, each once', async () => {
  const signUps = createSignUps(file)
  const wanted = Array.from({ length: 50 }, (_, index) => `mouse-${index}@thimble.example`)
  await Promise.all([...wanted, ...wanted].map((email) => signUps.save({ email, form: 'a' })))
  expect(await emails()).toEqual(wanted)
})

test('earlier sign-ups are kept', async () => {
  await createSignUps(file).save({ email: 'first@thimble.example', form: 'a' })
  const later = createSignUps(file)
  await later.save({ email: 'first@thimble.example', form: 'a' })
  await later.save({ email: 'second@thimble.example', form: 'a' })
  expect(await emails()).toEqual(['first@thimble.example', 'second@thimble.example'])
})

test('a line cut off by a crash affects no other', async () => {
  await writeFile(file, '{"email":"half@thi')
  await createSignUps(file).save({ email: 'whole@thimble.example', form: 'a' })
  const [half, whole] = (await readFile(file, 'utf8')).split('\n')
  expect(half).toBe('{"email":"half@thi')
  expect(JSON.parse(whole ?? '')).toMatchObject({ email: 'whole@thimble.example' })
})

test.each(['null', '7', '"text"', '[]', '{}', '{"email":1,"form":"a"}', '{"email":"x@y.example"}', '\0\xff\u2028', ''])(
  'the line %j, which holds no sign-up, stops none',
  async (line) => {
    const text = `${line}\n${JSON.stringify({ email: 'first@thimble.example', form: 'a' })}\n`
    await writeFile(file, text)
    const signUps = createSignUps(file)
    for (const name of ['first', 'second']) await signUps.save({ email: `${name}@thimble.example`, form: 'a' })
    const now = await readFile(file, 'utf8')
    expect(now.startsWith(text)).toBe(true)
    expect(JSON.parse(now.slice(text.length))).toMatchObject({ email: 'second@thimble.example' })
  },
)

test('a failed write rejects, and the next sign-up is saved', async () => {
  const place = join(folder, 'later')
  file = join(place, 'sign-ups.jsonl')
  const signUps = createSignUps(file)
  await expect(signUps.save({ email: 'first@thimble.example', form: 'a' })).rejects.toThrow('ENOENT')
  await mkdir(place)
  await signUps.save({ email: 'second@thimble.example', form: 'a' })
  expect(await emails()).toEqual(['second@thimble.example'])
})

test.each([
  ['mouse@thimble.example', true],
  ["o'mouse+news@mail.thimble.example", true],
  ['mouse@localhost', true],
  ['', false],
  ['mouse', false],
  ['mouse@', false],
  ['@thimble.example', false],
  ['mouse@thimble..example', false],
  ['mouse@-thimble.example', false],
  ['two mice@thimble.example', false],
  ['mouse@thimble.example\n', false],
  ['a@b.example, c@d.example', false],
  [`${'m'.repeat(250)}@thimble.example`, false],
])('%j is an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected)
})

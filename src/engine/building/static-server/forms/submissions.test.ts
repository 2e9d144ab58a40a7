import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSubmissions } from './submissions'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-submissions-'))
  file = join(folder, 'submissions.jsonl')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const lines = async () =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const emails = async () => (await lines()).map(({ answers }) => answers.email)

test('a submission is one JSON line: form, answers and time (B8)', async () => {
  await createSubmissions(file).save({ form: 'good-hour', answers: { email: 'mouse@thimble.example' } })
  expect(await lines()).toEqual([
    {
      form: 'good-hour',
      answers: { email: 'mouse@thimble.example' },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    },
  ])
})

test('the same answers are saved once for each form, in upper or lower case', async () => {
  const submissions = createSubmissions(file)
  await submissions.save({ form: 'a', answers: { email: 'mouse@thimble.example' } })
  await submissions.save({ form: 'a', answers: { email: 'Mouse@Thimble.example' } })
  await submissions.save({ form: 'b', answers: { email: 'mouse@thimble.example' } })
  expect((await lines()).map(({ form }) => form)).toEqual(['a', 'b'])
})

test('symbolic links are not followed', async () => {
  const other = join(folder, 'profile')
  await writeFile(other, 'mine\n')
  await symlink(other, file)
  await expect(
    createSubmissions(file).save({ form: 'a', answers: { email: 'mouse@thimble.example' } }),
  ).rejects.toThrow()
  expect(await readFile(other, 'utf8')).toBe('mine\n')
})

test('concurrent submissions are all saved, each once', async () => {
  const submissions = createSubmissions(file)
  const wanted = Array.from({ length: 50 }, (_, index) => `mouse-${index}@thimble.example`)
  await Promise.all([...wanted, ...wanted].map((email) => submissions.save({ form: 'a', answers: { email } })))
  expect(await emails()).toEqual(wanted)
})

test('earlier submissions are kept', async () => {
  await createSubmissions(file).save({ form: 'a', answers: { email: 'first@thimble.example' } })
  const later = createSubmissions(file)
  await later.save({ form: 'a', answers: { email: 'first@thimble.example' } })
  await later.save({ form: 'a', answers: { email: 'second@thimble.example' } })
  expect(await emails()).toEqual(['first@thimble.example', 'second@thimble.example'])
})

test('a line cut off by a crash affects no other', async () => {
  await writeFile(file, '{"email":"half@thi')
  await createSubmissions(file).save({ form: 'a', answers: { email: 'whole@thimble.example' } })
  const [half, whole] = (await readFile(file, 'utf8')).split('\n')
  expect(half).toBe('{"email":"half@thi')
  expect(JSON.parse(whole ?? '')).toMatchObject({ answers: { email: 'whole@thimble.example' } })
})

test.each(['null', '7', '"text"', '[]', '{}', '{"form":1,"answers":"a"}', '{"form":"a"}', '\0\xff\u2028', ''])(
  'the line %j, which holds no submission, stops none',
  async (line) => {
    const text = `${line}\n${JSON.stringify({ form: 'a', answers: { email: 'first@thimble.example' } })}\n`
    await writeFile(file, text)
    const submissions = createSubmissions(file)
    for (const name of ['first', 'second'])
      await submissions.save({ form: 'a', answers: { email: `${name}@thimble.example` } })
    const now = await readFile(file, 'utf8')
    expect(now.startsWith(text)).toBe(true)
    expect(JSON.parse(now.slice(text.length))).toMatchObject({ answers: { email: 'second@thimble.example' } })
  },
)

test('a failed write rejects, and the next submission is saved', async () => {
  const place = join(folder, 'later')
  file = join(place, 'submissions.jsonl')
  const submissions = createSubmissions(file)
  await expect(submissions.save({ form: 'a', answers: { email: 'first@thimble.example' } })).rejects.toThrow('ENOENT')
  await mkdir(place)
  await submissions.save({ form: 'a', answers: { email: 'second@thimble.example' } })
  expect(await emails()).toEqual(['second@thimble.example'])
})

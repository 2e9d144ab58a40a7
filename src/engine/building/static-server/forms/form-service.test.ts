import type { Server } from 'node:http'
import * as words from '@studio/words.json'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormKind } from '../../../content/form-submissions/form-kind'
import { listen } from '../http-server'
import { createStaticServer } from '../static-server'
import { createFormService } from './form-service'
import { findSiteForms } from './site-forms'
import type { Submission } from './submissions'

const english = { ...words, formSent: 'Sent.', signedUp: 'Signed up.', goBack: 'Back' }
const wordsIn = (language?: string) => (language === 'en' ? english : words)

const content = {
  site: { language: 'de', languages: { en: {} } },
  pages: [
    {
      blocks: [
        {
          form: {
            id: 'enquiry',
            fields: [
              { kind: 'name', label: 'Ihr Name', required: true },
              { kind: 'email', label: 'E-Mail', required: true },
              { kind: 'choices', label: 'Für wen?', options: ['Schule', 'Museum'] },
              { kind: 'longText', label: 'Nachricht', maxLength: 20 },
            ],
          },
        },
        {
          form: {
            id: 'visit',
            fields: [
              { kind: 'date', label: 'Tag', earliest: 'today', required: true },
              { kind: 'file', label: 'Skizze', accepts: ['picture'] },
              { kind: 'hidden', label: 'Seite' },
              { kind: 'plate', label: 'Kennzeichen' },
            ],
          },
        },
      ],
    },
  ],
}

const refused = { errors: { fatal: words.invalidEmail } }

let server: Server
let address: string
let kept: Submission[]
let isDiskFull: boolean

beforeEach(async () => {
  kept = []
  isDiskFull = false
  const submissions = {
    async save(submission: Submission) {
      if (isDiskFull) throw new Error('No space left on device')
      kept.push(submission)
    },
  }
  const plate: FormKind = {
    read: (answer) => (answer.length > 2 ? { value: answer.toUpperCase() } : { problem: 'Zu kurz.' }),
  }
  const service = createFormService({
    submissions,
    words: wordsIn,
    kinds: new Map([['plate', plate]]),
    readForms: async () => findSiteForms(content),
  })
  server = createStaticServer('/there/is/no/site', service)
  address = (await listen(server, 0)) + service.address
})

afterEach(() => server.close())

const call = (query: Record<string, string>, init?: RequestInit) =>
  fetch(`${address}?${new URLSearchParams(query)}`, init)

const mouse = { email: 'mouse@thimble.example', form: 'good-hour' }
const keptMouse = { form: 'good-hour', answers: { email: 'mouse@thimble.example' } }

test('a sign-up is saved, and the JSON response says success (B8)', async () => {
  const response = await call({ ...mouse, subscribe: '1', antiForgery: '1', ajax: '1' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ success: true })
  expect(kept).toEqual([keptMouse])
})

test('spaces around an address are ignored', async () => {
  await call({ ...mouse, email: ' mouse@thimble.example ' })
  expect(kept).toEqual([keptMouse])
})

test.each<[string, Record<string, string>]>([
  ['no email', { form: 'good-hour' }],
  ['an empty email', { ...mouse, email: '' }],
  ['an email that is none', { ...mouse, email: 'mouse' }],
])('%s gets an errors object and is not saved (B8)', async (_, query) => {
  const response = await call({ ...query, ajax: '1' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(refused)
  expect(kept).toEqual([])
})

test.each(['PUT', 'DELETE', 'HEAD'])('%s gets 405, and nothing is saved', async (method) => {
  const response = await call(mouse, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, POST')
  expect(kept).toEqual([])
})

test('a sign-up that cannot be saved never gets a success', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  isDiskFull = true
  expect((await call({ ...mouse, ajax: '1' })).status).toBe(500)
  expect((await call(mouse, { headers: { accept: 'text/html' } })).status).toBe(500)
  expect(console.error).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})

const fromPage = (referer: string) => ({ headers: { accept: 'text/html,*/*;q=0.8', referer } })

test('the answer is in the language of the page that a form is on', async () => {
  const from = (path: string) => fromPage(new URL(path, address).href)
  const html = await (await call(mouse, from('/en/club'))).text()
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('<h1>Signed up.</h1>')
  expect(html).toContain('<a href="/en/club">Back</a>')
  const body = new URLSearchParams({ form: 'enquiry', name: 'Mia', email: 'mia@thimble.example' })
  const posted = (path: string) =>
    fetch(address, { method: 'POST', body, ...from(path) }).then((answer) => answer.text())
  expect(await posted('/en/contact')).toContain('<h1>Sent.</h1>')
  expect(await posted('/kontakt')).toContain(`<h1>${words.formSent}</h1>`)
})

test('a form sent without script gets a page with a link back (R10)', async () => {
  const response = await call(mouse, fromPage(new URL('/thegoodhour', address).href))
  expect(response.headers.get('content-type')).toContain('text/html')
  const html = await response.text()
  expect(html).toContain(`<h1>${words.signedUp}</h1>`)
  expect(html).toContain('<a href="/thegoodhour">')
  expect(kept).toEqual([keptMouse])
})

test('without script an invalid address gets a page, too', async () => {
  const response = await call({ ...mouse, email: 'mouse' }, fromPage(new URL('/thegoodhour', address).href))
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(`<h1>${words.invalidEmail}</h1>`)
  expect(kept).toEqual([])
})

test.each([
  ['//elsewhere.example/trap', '/elsewhere.example/trap'],
  ['/\\\\elsewhere.example/', '/elsewhere.example/'],
])('"Go back" stays on the site: from the path %s it links to %s', async (path, back) => {
  const referer = new URL(address).origin + path
  expect(await (await call(mouse, fromPage(referer))).text()).toContain(`<a href="${back}">`)
})

test.each(['https://elsewhere.example/trap', 'no address', ''])(
  'a visitor from "%s" gets a link to the home page',
  async (referer) => {
    expect(await (await call(mouse, fromPage(referer))).text()).toContain('<a href="/">')
  },
)

describe('a posted form', () => {
  const sound = { form: 'enquiry', name: 'Mia', email: 'mia@thimble.example', website: '', elapsed: '9' }
  const asForm = (fields: Record<string, string>) => new URLSearchParams(fields)
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(address, { method: 'POST', body, headers })

  test('is kept by the names of its fields, without what the form has no field for', async () => {
    const body = asForm({ ...sound, other: 'x', nachricht: ' Hallo ' })
    body.append('fuer-wen', 'Schule')
    body.append('fuer-wen', 'Museum')
    const response = await post(body)
    expect(response.status).toBe(200)
    expect(kept).toEqual([
      {
        form: 'enquiry',
        answers: {
          name: 'Mia',
          email: 'mia@thimble.example',
          'fuer-wen': ['Schule', 'Museum'],
          nachricht: 'Hallo',
        },
      },
    ])
  })

  test('may be JSON', async () => {
    const body = JSON.stringify({ ...sound, 'fuer-wen': ['Schule'] })
    expect((await post(body, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
    expect(kept).toMatchObject([{ answers: { 'fuer-wen': ['Schule'] } }])
  })

  test('is checked as in the browser: each problem names its field, and nothing is kept', async () => {
    const response = await post(
      asForm({ ...sound, name: ' ', email: 'mia', 'fuer-wen': 'Zirkus', nachricht: 'x'.repeat(21) }),
    )
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'email', 'fuer-wen', 'nachricht'])
    expect(errors[1].message).toBe(words.invalidEmail)
    expect(kept).toEqual([])
  })

  test.each<[string, Record<string, string>]>([
    ['fills in the trap', { website: 'https://spam.example' }],
    ['is too quick', { elapsed: '0' }],
    ['sends a time that is none', { elapsed: 'x' }],
  ])('of a robot that %s gets the same answer as any, and is not kept', async (_, fields) => {
    const answer = async (body: URLSearchParams) => {
      const response = await post(body)
      return [response.status, await response.text()]
    }
    expect(await answer(asForm({ ...sound, ...fields }))).toEqual(await answer(asForm(sound)))
    expect(kept).toHaveLength(1)
  })

  test('without script gets a page in the language of the site that leads back', async () => {
    const { headers } = fromPage(new URL('/kontakt', address).href)
    const { elapsed: _, ...fields } = sound
    const html = await (await post(asForm(fields), headers)).text()
    expect(html).toContain('<html lang="de"')
    expect(html).toContain(`<h1>${words.formSent}</h1>`)
    expect(html).toContain('<a href="/kontakt">')
    const refusal = await (await post(asForm({ ...fields, email: '<mia>' }), headers)).text()
    expect(refusal).toContain(`<p>E-Mail – ${words.invalidEmail}</p>`)
    expect(kept).toHaveLength(1)
  })

  test.each<[number, string, BodyInit, Record<string, string>]>([
    [404, 'no form of the site', asForm({ ...sound, form: 'other' }), {}],
    [400, 'JSON that is none', '{"form":', { 'content-type': 'application/json' }],
    [400, 'JSON that is no object', '[]', { 'content-type': 'application/json' }],
    [415, 'another type', 'form=enquiry', { 'content-type': 'text/plain' }],
    [400, 'parts that are none', 'x', { 'content-type': 'multipart/form-data; boundary=y' }],
    [413, 'a body of more than a megabyte', asForm({ ...sound, nachricht: 'x'.repeat(1_000_001) }), {}],
  ])('gets %i for %s', async (status, _, body, headers) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await post(body, headers)).status).toBe(status)
    expect(kept).toEqual([])
  })

  const withParts = (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return body
  }
  const sketch = new File(['<svg/>'], 'Krug.PNG')

  test('with a file comes in parts; what was typed is kept as a day, and a kind of the studio reads its own', async () => {
    const fields = { form: 'visit', tag: '31. Dezember 2999', skizze: sketch, page: '/kurse', kennzeichen: 'b-x 1' }
    expect((await post(withParts(fields))).status).toBe(200)
    const bytes = new TextEncoder().encode('<svg/>')
    const answers = {
      tag: '2999-12-31',
      skizze: { name: 'Krug.PNG', size: 6, bytes },
      page: '/kurse',
      kennzeichen: 'B-X 1',
    }
    expect(kept).toEqual([{ form: 'visit', answers }])
  })

  test('names a day that is past or that no calendar has, a file of a wrong type, and what a kind of the studio refuses', async () => {
    const wrong = { form: 'visit', skizze: new File(['x'], 'a.exe'), kennzeichen: 'x' }
    for (const tag of ['2020-01-01', '31 de fevereiro', 'gestern']) {
      const response = await post(withParts({ ...wrong, tag }))
      const { errors } = await response.json()
      expect([response.status, ...errors.map(({ field }: { field: string }) => field)]).toEqual([
        422,
        'tag',
        'skizze',
        'kennzeichen',
      ])
    }
    expect(kept).toEqual([])
  })

  test('that cannot be kept never gets a success', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    isDiskFull = true
    expect((await post(asForm(sound))).status).toBe(500)
  })
})

import { expect, test } from 'vitest'
import { SchemaBook } from '../../../check/explain/schema-book'
import type { Change } from '../../../store/command'
import type { PageText } from '../../../store/overview'
import type { Store } from '../../../store/store'
import { Session } from './session'

const common = { pages: [], shared: [], followers: {}, parts: ['pages'], drafts: [], problems: [] }
const names = ['/', '/about']

/** Returns what a store answers about a page of the site. */
const textOf = (name: string): PageText => ({
  ...common,
  ...{ revision: 'old', name, path: name, pointer: `/pages/${names.indexOf(name)}`, site: '{}' },
  pages: names.map((path, index) => ({ name: path, path, address: path, title: '', pointer: `/pages/${index}` })),
  raw: JSON.stringify({ path: name, blocks: [] }),
})

test('a page that is opened while the one before it is read again stays open', async () => {
  let notify: (change: Change) => void = () => {}
  let answer = () => {}
  let isAsked = false
  const store: Partial<Store> = {
    async readPage(name) {
      if (session.state.page && !isAsked)
        await new Promise<void>((done) => {
          isAsked = true
          answer = done
        })
      return textOf(name)
    },
    subscribe(onChange) {
      notify = onChange
      return () => {}
    },
  }
  const session = new Session(store as Store, new SchemaBook({}), '/')
  await expect.poll(() => session.state.page?.text.path).toBe('/')
  notify({ revision: 'new', isOwn: false })
  await expect.poll(() => isAsked).toBe(true)
  const opened = session.open('/about')
  answer()
  await opened
  expect(session.state).toMatchObject({ name: '/about', page: { text: { path: '/about' } } })
})

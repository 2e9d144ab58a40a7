import { beforeEach, expect, test } from 'vitest'
import type { OpenPage } from '../model/page/open-page'
import type { Unsaved } from '../model/session/unsaved'
import type { TextField } from './page/text-fields'
import { WrittenTexts } from './written-texts'

let value: string
const page = { valueAt: () => value } as unknown as OpenPage
const unsaved = [{ pointer: '/heading' }] as Unsaved[]

const fieldOf = (kind: string, before: string) =>
  ({ field: { pointer: '/heading', kind }, value: before }) as unknown as TextField

beforeEach(() => {
  document.body.innerHTML = '<h1>Hello</h1><div><p>Hello</p></div>'
})

test('a line that is undone shows its former words in the node of React, but not while it waits to be saved', () => {
  const written = new WrittenTexts()
  const heading = document.querySelector('h1') as HTMLElement
  const node = heading.firstChild as Text
  const note = written.watch(heading, fieldOf('line', 'Hello'))
  node.nodeValue = 'Goodbye'
  note()
  value = 'Hello'
  written.follow(page, unsaved)
  value = 'Goodbye'
  written.follow(page, [])
  expect(heading.textContent).toBe('Goodbye')
  value = 'Hello'
  written.follow(page, [])
  expect([heading.firstChild, heading.textContent]).toEqual([node, 'Hello'])
})

test('a rich text that is undone shows its former elements; what React has shown since is left alone', () => {
  const written = new WrittenTexts()
  const text = document.querySelector('div') as HTMLElement
  value = '<p>Hello</p>'
  const note = written.watch(text, fieldOf('richText', value))
  text.innerHTML = '<p>Good<b>bye</b></p>'
  note()
  written.follow(page, [])
  expect(text.innerHTML).toBe('<p>Hello</p>')
  text.innerHTML = '<p>Goodbye</p>'
  note()
  text.innerHTML = '<p>From elsewhere</p>'
  written.follow(page, [])
  expect(text.innerHTML).toBe('<p>From elsewhere</p>')
})

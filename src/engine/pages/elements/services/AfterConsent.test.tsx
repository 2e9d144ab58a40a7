import * as words from '@studio/words.json'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { fill } from '../../../base/text/interface-words'
import { PageContext } from '../use-page'
import { AfterConsent } from './AfterConsent'

const service = 'Maps'
const title = 'The way to us'
const href = 'https://maps.example/place'

const element = (key?: string) => (
  <AfterConsent key={key} service={service} title={title} href={href}>
    <p>map</p>
  </AfterConsent>
)

function show(children: ReactNode, consent = true) {
  const settings = { name: 'Studio', services: [{ name: service, consent }] }
  return render(<PageContext value={{ path: '/', assets: {}, settings }}>{children}</PageContext>)
}

const once = () => screen.getByRole('button', { name: fill(words.showOnce, { title }) })
const always = () => screen.getAllByRole('button', { name: fill(words.alwaysShow, { service }) })[0] as HTMLElement
const ask = () => screen.getAllByRole('button', { name: fill(words.askAgain, { service }) })[0] as HTMLElement
const maps = () => screen.queryAllByText('map').length

beforeEach(() => localStorage.clear())

test('nothing is rendered before a visitor agrees, and the focus moves to what appears', () => {
  show(element())
  expect(maps()).toBe(0)
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
  fireEvent.click(once())
  expect(maps()).toBe(1)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: title }))
  expect(localStorage.length).toBe(0)
})

test('a lasting consent is for all elements of the service and the next visit, until it is withdrawn', () => {
  const visit = show([element('a'), element('b')])
  fireEvent.click(always())
  expect(maps()).toBe(2)
  visit.unmount()
  show([element('a'), element('b')])
  expect(maps()).toBe(2)
  fireEvent.click(ask())
  expect(maps()).toBe(0)
  expect(document.activeElement?.textContent).toContain(title)
})

test('a service without need of consent is shown at once, and nothing is asked', () => {
  show(element(), false)
  expect(maps()).toBe(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a name that no schema declares fails with the names that there are', () => {
  const other = (
    <AfterConsent service="Map" title={title} href={href}>
      map
    </AfterConsent>
  )
  expect(() => show(other)).toThrow('No "asks" of a schema has the name "Map". Names there: "Maps".')
})

import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { keepEarlyEntries } from './early-entries'

let calls: string[] = []

function Form() {
  const [state, setState] = useState({ text: '', note: 'a', size: 'm', isAgreed: false, way: 'post', isOpen: false })
  const take = (change: Partial<typeof state>) => {
    calls.push(JSON.stringify(change))
    setState((last) => ({ ...last, ...change }))
  }
  return (
    <form suppressHydrationWarning>
      <input name="text" value={state.text} onChange={({ target }) => take({ text: target.value })} />
      <textarea name="note" value={state.note} onChange={({ target }) => take({ note: target.value })} />
      <select name="size" value={state.size} onChange={({ target }) => take({ size: target.value })}>
        <option>s</option>
        <option>m</option>
        <option>l</option>
      </select>
      <input
        name="agreed"
        type="checkbox"
        checked={state.isAgreed}
        onChange={() => take({ isAgreed: !state.isAgreed })}
      />
      {['post', 'mail', 'phone'].map((way) => (
        <input
          key={way}
          name="way"
          type="radio"
          value={way}
          checked={state.way === way}
          onChange={() => take({ way })}
        />
      ))}
      <input name="free" defaultValue="x" onChange={({ target }) => calls.push(`free ${target.value}`)} />
      <details
        suppressHydrationWarning
        open={state.isOpen}
        onToggle={({ currentTarget }) => take({ isOpen: currentTarget.open })}
      >
        <summary>More</summary>
      </details>
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

const field = <Kind extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector(selector) as unknown as Kind

/** Hydrates the form after the visitor's entries, and shows it a second time. */
async function hydrateAfter(enter: () => void): Promise<Record<string, unknown>> {
  calls = []
  document.body.innerHTML = `<div>${renderToString(<Form />)}</div>`
  enter()
  const replay = keepEarlyEntries(document.body)
  render(<Form />, { container: document.body.firstElementChild as HTMLElement, hydrate: true })
  await act(async () => replay())
  return JSON.parse(field('output').textContent ?? '')
}

afterEach(cleanup)

test('React learns of everything that was entered before it came, once', async () => {
  const state = await hydrateAfter(() => {
    field('[name="text"]').value = 'Ada'
    field('[name="note"]').value = 'Call me'
    field('[name="size"]').value = 'l'
    field('[name="agreed"]').click()
    field('[value="phone"]').click()
    field('[name="free"]').value = 'y'
    field<HTMLDetailsElement>('details').open = true
  })
  expect(state).toEqual({ text: 'Ada', note: 'Call me', size: 'l', isAgreed: true, way: 'phone', isOpen: true })
  expect(calls).toHaveLength(7)
  expect([field('[name="text"]').value, field('[name="size"]').value, field('[name="free"]').value]).toEqual([
    'Ada',
    'l',
    'y',
  ])
  expect([field('[name="agreed"]').checked, field('[value="phone"]').checked]).toEqual([true, true])
})

test('what nothing was entered in stays silent', async () => {
  await hydrateAfter(() => undefined)
  expect(calls).toEqual([])
})

test('what was opened and closed again says so, because the loader has marked it', async () => {
  await hydrateAfter(() => Object.assign(field('details'), { isToggled: true }))
  expect(calls).toEqual(['{"isOpen":false}'])
})

test('a radio that the address has chosen is no entry, another one is', async () => {
  history.replaceState(null, '', '/?category=mail')
  const filter = () => field('form').setAttribute('data-filter-by', 'category')
  const choose = (way: string) => () => {
    filter()
    field(`[value="${way}"]`).checked = true
  }
  await hydrateAfter(choose('mail'))
  expect(calls).toEqual([])
  cleanup()
  await hydrateAfter(choose('phone'))
  expect(calls).toEqual(['{"way":"phone"}'])
  history.replaceState(null, '', '/')
})

test('controls of a block inside are its own', async () => {
  document.body.innerHTML = '<div id="root"><input id="a"><div data-block="x"><input id="b"></div></div>'
  const heard: string[] = []
  document.body.addEventListener('change', ({ target }) => heard.push((target as Element).id))
  for (const input of document.querySelectorAll('input')) input.value = 'x'
  keepEarlyEntries(field('#root'))()
  expect(heard).toEqual(['a'])
  field('[data-block]').dispatchEvent(new Event('block-hydrated'))
  expect(heard).toContain('b')
})

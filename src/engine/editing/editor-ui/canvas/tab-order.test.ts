import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { followTab } from './tab-order'

const leave = vi.fn()

const field = (name: string) => `<p data-field="${name}" tabindex="0">${name}</p>`
const find = (name: string) => document.querySelector(`[data-field="${name}"]`) as HTMLElement

function press(from: HTMLElement, shiftKey = false): KeyboardEvent {
  from.focus()
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
  from.dispatchEvent(event)
  return event
}

/** A slide shows itself when a text of it is wanted. */
function showAtOnce({ target }: Event): void {
  for (const slide of document.querySelectorAll('li')) slide.hidden = !slide.contains(target as Node)
}

beforeAll(() => followTab(leave))

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
  leave.mockClear()
  document.body.innerHTML = `<h2>${field('heading')}</h2><ul><li hidden>${field('first')}</li><li>${field('second')}</li><li hidden>${field('third')}</li></ul><button>Next</button>`
})

test('Tab leads through all slides of a carousel, forwards and back', () => {
  document.querySelector('ul')?.addEventListener('beforematch', showAtOnce)
  const seen = ['heading', 'first', 'second'].map((name) => {
    press(find(name))
    return document.activeElement?.textContent
  })
  expect(seen).toEqual(['first', 'second', 'third'])
  press(find('third'), true)
  expect(document.activeElement).toBe(find('second'))
})

test('a slide that keeps its room while it is not seen is one of them', () => {
  document.body.innerHTML = `${field('heading')}<div style="visibility: hidden">${field('first')}</div>`
  document.querySelector('div')?.addEventListener('beforematch', ({ currentTarget }) => {
    ;(currentTarget as HTMLElement).style.visibility = 'visible'
  })
  press(find('heading'))
  expect(document.activeElement).toBe(find('first'))
})

test('a text that is shown, a control and the hidden original of a rich text are left to the browser', () => {
  document.body.innerHTML = `${field('one')}<div hidden>${field('one')}</div>${field('two')}<button>Next</button><div hidden>${field('three')}</div>`
  expect([find('one'), find('two')].map((text) => press(text).defaultPrevented)).toEqual([false, false])
})

test('a text that does not show itself is passed over', async () => {
  press(find('heading'))
  await vi.waitFor(() => expect(document.activeElement).toBe(find('second')))
  document.querySelector('button')?.remove()
  press(find('second'))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(false))
})

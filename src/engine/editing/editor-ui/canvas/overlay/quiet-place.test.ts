import { expect, test, vi } from 'vitest'
import { quietestPlace } from './quiet-place'
import type { SpotBox } from './spot'

const box = (left: number, top: number, width: number, height: number): SpotBox => ({ left, top, width, height })

/** Gives elements and words their boxes: jsdom has no layout. */
function lay(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const rectOf = (element: Element | null | undefined) => {
    const [left = 0, top = 0, width = 0, height = 0] = element?.getAttribute('data-box')?.split(' ').map(Number) ?? []
    return new DOMRect(left, top, width, height)
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rectOf(this)
  })
  Range.prototype.getClientRects = function () {
    return [rectOf(this.startContainer as Element)] as unknown as DOMRectList
  }
}

test('a place over a part of a picture is quieter than one that touches a link', () => {
  lay('<img data-box="0 100 600 400" /><a href="/work" data-box="300 20 60 40"> </a>')
  const places: [SpotBox, SpotBox] = [box(200, 50, 120, 40), box(200, 110, 120, 40)]
  expect(quietestPlace(places)).toEqual({ place: places[1], isFree: false })
})

test('a place that covers nothing is free, unless it touches what is beside it', () => {
  lay('<p data-box="100 0 50 20">Words</p>')
  expect(quietestPlace([box(0, 0, 98, 20)]).isFree).toBe(false)
  expect(quietestPlace([box(0, 0, 98, 20), box(0, 0, 90, 20)])).toEqual({ place: box(0, 0, 90, 20), isFree: true })
})

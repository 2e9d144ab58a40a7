import { afterEach, expect, test, vi } from 'vitest'
import { showReplacedFiles } from './replaced-files'

afterEach(() => vi.unstubAllGlobals())

test('a picture that another one has replaced is shown anew, on the page and in the editor around it', () => {
  const editor = document.implementation.createHTMLDocument()
  vi.stubGlobal('frameElement', editor.createElement('iframe'))
  for (const shown of [document, editor])
    shown.body.innerHTML = '<img src="/images/share.png"><img src="/images/other.png">'
  const sources = () =>
    [document, editor].map((shown) => [...shown.images].map((image) => image.getAttribute('src')?.replace(/\d+$/, '')))
  const expected = ['/images/share.png?changed=', '/images/other.png']
  showReplacedFiles(['/images/share.png'], () => {})
  expect(sources()).toEqual([expected, expected])
})

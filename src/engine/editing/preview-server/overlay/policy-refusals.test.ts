import { afterEach, expect, test } from 'vitest'
import { describeRefusal, findBlock } from './policy-refusals'

const picture = { effectiveDirective: 'img-src', blocked: 'https://maps.example/a.png' }

afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  [picture, /^The page uses the picture https:\/\/maps\.example\/a\.png, .*"asks"/],
  [{ effectiveDirective: 'style-src-attr', blocked: 'inline' }, /a style attribute, .* class/],
  [{ effectiveDirective: 'style-src-elem', blocked: 'inline', sample: 'p {\n}' }, /a <style> element \(p { }\)/],
  [{ effectiveDirective: 'script-src', blocked: 'eval' }, /\(eval\)/],
  [
    { effectiveDirective: 'require-trusted-types-for', blocked: 'trusted-types-sink', sample: 'Function|a' },
    /\(eval\)/,
  ],
  [
    { effectiveDirective: 'require-trusted-types-for', blocked: 'trusted-types-sink', sample: 'Element innerHTML|a' },
    /html written as text.*<RichText>/,
  ],
  [
    {
      effectiveDirective: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      sample: 'ServiceWorkerContainer register|a',
    },
    /the worker/,
  ],
  [{ effectiveDirective: 'object-src', blocked: 'https://a.example/' }, /an <object> or <embed> of https:.*<img>/],
  [{ effectiveDirective: 'manifest-src', blocked: 'https://a.example/' }, /manifest-src https:\/\/a\.example\//],
])('%j is said in a sentence with what to do', (refusal, sentence) => {
  expect(describeRefusal(refusal)).toMatch(sentence)
})

test('a refusal belongs to the block of its element, of its address, or else of its code', () => {
  document.body.innerHTML = `<div data-block="words"><p>a</p></div>
    <div data-block="map"><img src="https://maps.example/a.png"></div><div data-block="form"></div>`
  const inline = { effectiveDirective: 'style-src-attr', blocked: 'inline' }
  expect(findBlock(inline, document.querySelector('p'))).toBe('words')
  expect(findBlock(picture, document)).toBe('map')
  expect(findBlock({ ...inline, sourceFile: 'http://localhost/assets/form-D5xY_a-1.js' })).toBe('form')
  expect(findBlock({ ...inline, sourceFile: 'http://localhost/src/studio/blocks/form/component.tsx' })).toBe('form')
  expect(findBlock({ ...inline, sourceFile: 'http://localhost/assets/hydrate-1a2b3c.js' })).toBeUndefined()
})

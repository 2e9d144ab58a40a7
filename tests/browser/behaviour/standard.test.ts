import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findFaultsInBrowser } from '../../../src/engine/commands/studio-test/find-faults-in-browser'
import type { Fault } from '../../../src/engine/folders/studio-folder/studio/fault'
import { root } from '../support/site'

/** The second studio with one fault in each of its blocks, and one in its layout. */
const studio = mkdtempSync(join(inject('folder'), 'standard-'))
let faults: Fault[]

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(studio, 'src/studio', path)
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${path} has no ${from}.`)
  writeFileSync(file, changed)
}

beforeAll(async () => {
  cpSync(join(root, 'tests/second-studio'), studio, { recursive: true })
  const blocks = 'blocks'
  change(`${blocks}/opening/style.module.scss`, 'height: auto', 'height: 90px')
  change(`${blocks}/works/style.module.scss`, /$/, '\n.works { min-width: 900px }\n')
  change(
    `${blocks}/prose/component.tsx`,
    '<section>',
    "<section ref={(element) => element?.setAttribute('style', 'color: red')}>{typeof window === 'undefined' ? 'a' : 'b'}",
  )
  change(`${blocks}/course/component.tsx`, /<h2>(.*)<\/h2>/, '<h5>$1</h5>')
  change(
    `${blocks}/enquiry/component.tsx`,
    '<section>',
    "<section ref={() => void fetch('https://counter.example/hit').catch(() => undefined)}>",
  )
  const button =
    '<button type="button" onClick={({ currentTarget }) => (currentTarget.firstChild as Text).appendData("!")}>Mehr</button>'
  change('layouts/sheet/style.module.scss', /$/, "\n:global([dir='rtl']) .menu { min-width: 900px }\n")
  change('layouts/sheet/style.module.scss', /$/, '\nsite-search { visibility: hidden }\n')
  change('layouts/sheet/layout.tsx', '<main ', `<img src="/lost.svg" />${button}<main `)
  faults = await findFaultsInBrowser({
    root,
    site: studio,
    chromium: inject('chromium'),
    notify: () => undefined,
    progress: () => undefined,
  })
})

afterAll(() => rmSync(studio, { recursive: true, force: true }))

const block = (type: string) => `schemas/blocks/${type}.schema.json, example`

test.each([
  ['a picture that is bent', block('opening'), 'is bent'],
  ['a page that scrolls sideways', block('works'), 'At 360 and 768 px, the page scrolls sideways because of ul.'],
  ['a style attribute', block('prose'), 'style-src-attr'],
  ['other words than the server’s', block('prose'), 'not hydrated as it was rendered: the page has “a'],
  ['a heading that the schema does not announce', block('course'), 'a heading of level 5'],
  ['a request that no field declares', block('enquiry'), 'connect-src does not allow https://counter.example/hit.'],
  ['a picture without words', 'A page of samples', '(image-alt)'],
  ['a picture that is not there', 'A page of samples', 'the picture /lost.svg is not shown'],
  ['what a translation breaks', 'layout "sheet"', 'When a browser has translated the page, an error was not caught'],
  ['a fault in one language', 'pages.json, page /ar', 'scrolls sideways'],
  ['a search that does not open', 'layout "sheet"', 'search does not open'],
  ['a layout with a fault', 'layout "sheet"', 'the picture /lost.svg is not shown'],
])('%s is named with its place', (_, place, message) => {
  const found = faults.filter((fault) => fault.message.includes(message) && fault.place.includes(place))
  expect(found.length, faults.map((fault) => `${fault.place}: ${fault.message}`).join('\n')).toBeGreaterThan(0)
})

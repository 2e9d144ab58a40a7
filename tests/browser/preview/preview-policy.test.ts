import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { writeTrialStudio } from '../../sites/trial-studio'
import { buildAndServe, startBrowser, startCommand, waitForHydration } from '../support/site'

/** A block that tries what the policy of a site refuses, and a little that it allows. */
const trial = `
import { useEffect, useRef } from 'react'

const attempts = {
  'style attribute': (place) => place.setAttribute('style', 'color: rgb(1, 2, 3)'),
  'style element': (place) => place.append(Object.assign(document.createElement('style'), { textContent: 'i { top: 0 }' })),
  'style element with a nonce': (place) => {
    const nonce = document.querySelector('meta[property="csp-nonce"]')?.nonce ?? ''
    place.append(Object.assign(document.createElement('style'), { nonce, textContent: 'b { top: 0 }' }))
  },
  'inline script': (place) => {
    const script = document.createElement('script')
    script.append('window.hasRun = true')
    place.append(script)
  },
  'eval': () => new Function('return 1')(),
  'html as text': (place) => { place.innerHTML = '<b>b</b>' },
  'blob picture': (place) => place.append(Object.assign(new Image(), { src: URL.createObjectURL(new Blob(['a'])) })),
  'picture elsewhere': (place) => place.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' })),
  'request elsewhere': () => fetch('https://elsewhere.example/data.json'),
  'typeface elsewhere': () => new FontFace('Other', 'url(https://elsewhere.example/a.woff2)').load(),
  'frame elsewhere': (place) => place.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' })),
  'worker': () => new Worker(URL.createObjectURL(new Blob(['']))),
  'style of an element': (place) => { place.style.top = '0' },
  'adopted sheet': () => { document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()] },
}

export default function Trial() {
  const place = useRef(null)
  useEffect(() => {
    const run = async () => {
      const results = {}
      for (const [name, attempt] of Object.entries(attempts))
        results[name] = await Promise.resolve().then(() => attempt(place.current)).then(() => 'done', ({ name }) => name)
      place.current.dataset.results = JSON.stringify(results)
    }
    run()
  }, [])
  return <p ref={place}>Versuch</p>
}
`

const folder = mkdtempSync(join(inject('folder'), 'policy-'))
let server: Server
let built: Seen
const previews: ChildProcess[] = []

interface Seen {
  results: Record<string, string>
  refused: string[]
  panel: string[]
}

/** What a visit has seen: what the attempts came to, what the browser refused, what the panel of the preview says. */
async function visit(address: string): Promise<Seen> {
  const context = await (await startBrowser()).newContext()
  const page = await context.newPage()
  const refused: string[] = []
  await context.exposeBinding('tell', (_, text: string) => void refused.push(text))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      if (sourceFile.endsWith('/@vite/client')) return
      Reflect.get(window, 'tell')(`${effectiveDirective} ${blockedURI.replace(/^blob.*/, 'blob')}`)
    }),
  )
  await page.goto(address)
  await page.mouse.move(100, 100)
  await page.keyboard.press('Tab')
  await waitForHydration(page)
  const results = await page.locator('[data-results]').getAttribute('data-results')
  await page.waitForTimeout(300)
  const panel = await page.locator('preview-strip li').allTextContents()
  await context.close()
  return { results: JSON.parse(results ?? ''), refused: refused.sort(), panel }
}

beforeAll(async () => {
  writeTrialStudio(folder, { 'blocks/prose/component.tsx': trial }, [{ type: 'prose', html: '<p>Text</p>' }])
  const site = await buildAndServe(folder)
  server = site.server
  built = await visit(site.address)
})
afterAll(() => {
  server?.close()
  for (const preview of previews) preview.kill()
})

test('the site refuses each attempt but the two allowed ones', () => {
  expect(built.refused.length).toBeGreaterThan(10)
  expect(Object.entries(built.results).filter(([, result]) => result === 'done')).toContainEqual([
    'style of an element',
    'done',
  ])
})

describe.each([['bundled'], ['--live']])('the preview (%s)', (kind) => {
  let seen: Seen
  beforeAll(async () => {
    const live = kind === '--live' ? [kind] : []
    const { address, command } = await startCommand('dev', ['--site', folder, ...live])
    previews.push(command)
    seen = await visit(address)
  })

  test('refuses what the site refuses, and allows what it allows', () => {
    expect(seen.results).toEqual(built.results)
    expect(seen.refused).toEqual(built.refused)
  })

  test('says what was refused, by which block, and what to do', () => {
    expect(seen.panel).toContainEqual(
      expect.stringMatching(/The block "prose" uses the picture https:\/\/elsewhere\.example\/a\.png.*"asks"/),
    )
    const kinds = [
      'a style attribute',
      'a <style> element',
      'an inline script',
      'eval',
      'html written as text',
      'a frame of',
    ]
    expect(kinds.filter((words) => !seen.panel.some((sentence) => sentence.includes(words)))).toEqual([])
  })
})

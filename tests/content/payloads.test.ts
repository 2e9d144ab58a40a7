import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import type { ReadyPage } from '../../src/engine/base/shared-types/page'
import { allowedTags, attributesOf } from '../../src/engine/base/text/html-profile'
import { readHostedSite } from '../../src/engine/building/host-config/hosted-site'
import { contentSecurityPolicy } from '../../src/engine/building/host-config/policy'
import { askedServices } from '../../src/engine/building/host-config/services'
import { purify } from '../../src/engine/building/site-build/pages/purify'
import { renderWholePage } from '../../src/engine/building/site-build/pages/write-page'
import { isOfProfile } from '../../src/engine/pages/elements/rich-html'
import { loads } from '../../src/engine/pages/page-data/studio'
import type { SiteContent } from '../../src/studio/generated/content'
import { compileSite } from '../sites/compile-site'
import { schemas, validate } from '../sites/mutation-site'
import { type Kind, type Payload, payloadPaths, payloads, places, plant, soundSite } from '../sites/payload-site'
import { withoutFiles } from '../sites/without-files'

const times = { idleWait: 1000, pollEvery: 10, giveUpAfter: 2000 }
const files = {
  scripts: ['/assets/loader.js'],
  opener: '/assets/begin.js',
  app: ['/assets/app.js'],
  elements: '',
  statistics: '/assets/statistics.js',
  sheet: '/assets/sheet.css',
  styles: [],
  fonts: [],
}

/** The pages with payloads as whole documents, with the data that the browser fetches. */
async function build(content: SiteContent): Promise<{ page: ReadyPage; html: string; policy: string }[]> {
  const pages = content.pages.filter(({ path }) => payloadPaths.includes(path))
  const site = await compileSite({
    content: { ...content, pages: pages as SiteContent['pages'] },
    schemas,
    ...withoutFiles,
    loads,
    notify: () => undefined,
  })
  const context = { settings: site.settings, settingsAddress: '/assets/site.json', times: site.prerender }
  const asked = validate(content).annotations.filter(({ format }) => format === 'asks')
  const policy = contentSecurityPolicy(readHostedSite(content, askedServices(asked), []))
  const rendered = site.pages.map(async (page) => ({
    page,
    html: await renderWholePage(page, { ...context, times }, files, () => undefined),
    policy,
  }))
  return Promise.all(rendered)
}

/** What a document is made of: every tag, every tag with its attributes, and every address with the tag that holds it. */
function anatomy(html: string, scriptingEnabled: boolean) {
  const parts = new Set<string>()
  const addresses = new Map<string, string>()
  const words: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      parts.add(node.tagName)
      for (const { name, value } of node.attrs) {
        parts.add(`${node.tagName} ${name}`)
        if (/^(href|src|action|formaction|srcset|poster|data|xlink:href|data-remote)$/.test(name))
          addresses.set(value, `${node.tagName} ${name}`)
      }
      if (['script', 'style', 'noscript'].includes(node.tagName)) words.push(...node.childNodes.map(String))
      if ('content' in node) visit(node.content)
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html, { scriptingEnabled }))
  return { parts, addresses, words }
}

const usual = await build(soundSite)
const usualParts = new Set([
  ...usual.flatMap(({ html }) => [...anatomy(html, true).parts]),
  ...allowedTags.flatMap((tag) => [tag, ...attributesOf(tag).map((name) => `${tag} ${name}`)]),
])
const harmless = /^(?:https:\/\/|mailto:|tel:|#|\/(?![\s\p{Cc}]*[/\\]))/u

/** What is not as it should be about documents: nothing. */
function faultsOf(documents: { page: ReadyPage; html: string; policy: string }[]): string[] {
  return documents.flatMap(({ page, html, policy }, index) => {
    const faults: string[] = []
    for (const isScripted of [true, false]) {
      const { parts, addresses, words } = anatomy(html, isScripted)
      faults.push(...[...parts].filter((part) => !usualParts.has(part)).map((part) => `a new ${part}`))
      for (const [address, holder] of addresses) {
        // A link may lead to a site without encryption, which is a warning; nothing may be fetched from one.
        if (!harmless.test(address) && !(holder === 'a href' && /^http:\/\//.test(address)))
          faults.push(`${holder}: ${address}`)
      }
      if (words.length > 0) faults.push('words inside of a script')
    }
    const scripts = (text: string) => text.match(/<script\b[^>]*>/g)?.join()
    if (scripts(html) !== scripts(usual[index]?.html ?? '')) faults.push('another script')
    const marks = (text: string) => text.match(/<div id="root"[^>]*>/)?.[0]
    const expected = marks(usual[index]?.html ?? '')?.replace(/ data-reports="[^"]*"/, '')
    if (marks(html)?.replace(/ data-reports="[^"]*"/, '') !== expected) faults.push('other marks of the root')
    const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1))
    const strange = sources.filter((source) => /[*;,]|'unsafe|thief/.test(source) && !source.startsWith('https://*.'))
    faults.push(...strange.map((source) => `the policy has ${source}`))
    return faults.map((fault) => `${page.path}: ${fault}`)
  })
}

/** How often all places are filled: often enough that every payload gets its turn somewhere. */
const turns = 16

/** A payload in every place, another one at every turn. Words that could break out of data stand among the texts. */
function fill(turn: number): Parameters<typeof plant>[0] {
  const filled: Parameters<typeof plant>[0] = new Map()
  for (const [kind, list] of places) {
    if (kind === 'json') continue
    const all = payloads.filter((payload) => payload.kind === kind || (kind === 'text' && payload.kind === 'json'))
    list.forEach((place, index) => {
      const payload = all[(turn * list.length + index) % all.length]
      if (payload) filled.set(place, payload)
    })
  }
  return filled
}

describe('payloads in every field', () => {
  test('there are more than 200, for every kind of field', () => {
    const kinds: Kind[] = ['address', 'anchor', 'answer', 'colour', 'file', 'film', 'html', 'json', 'text']
    expect([...new Set(payloads.map(({ kind }) => kind))].sort()).toEqual(kinds)
    expect(payloads.length).toBeGreaterThan(200)
    expect(new Set(payloads.map(({ kind, text }) => kind + text)).size).toBe(payloads.length)
    for (const kind of kinds.filter((name) => name !== 'answer')) expect(places.get(kind)?.length).toBeGreaterThan(0)
  })

  test('what check lets through adds no tag, attribute, script, foreign address or source of the policy', async () => {
    const tried = new Set<Payload>()
    const accepted = new Set<Payload>()
    for (let turn = 0; turn < turns; turn++) {
      const filled = fill(turn)
      const { content, kept } = plant(filled)
      for (const payload of filled.values()) tried.add(payload)
      for (const payload of kept.values()) accepted.add(payload)
      expect(faultsOf(await build(content))).toEqual([])
    }
    expect(tried.size).toBe(payloads.filter(({ kind }) => kind !== 'answer').length)
    expect(accepted.size).toBeGreaterThan(100)
  }, 120_000)
})

const html = payloads
  .filter(({ kind }) => kind === 'html' || kind === 'text' || kind === 'answer')
  .map(({ text }) => text)

test.each(html.map((text) => [text]))('were it not checked, the sanitiser would take the sting out of %j', (text) => {
  const clean = purify(text)
  expect(isOfProfile(clean)).toBe(true)
  expect(purify(clean)).toBe(clean)
  const { parts, addresses } = anatomy(`<!doctype html><head></head><body>${clean}`, false)
  const allowed = new Set([
    'html',
    'head',
    'body',
    ...allowedTags,
    ...allowedTags.flatMap((tag) => attributesOf(tag).map((name) => `${tag} ${name}`)),
  ])
  expect([...parts].filter((part) => !allowed.has(part))).toEqual([])
  for (const address of addresses.keys()) expect(address).toMatch(harmless)
})

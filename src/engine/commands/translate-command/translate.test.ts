import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import { filesFor } from '../../../../tests/sites/broken-content-files'
import { createCheck } from '../../content/check'
import { readOpenSite } from '../../content/references/open-site'
import { createValidator } from '../../content/schema-model/validation/validate'
import { markOf, seenOf } from '../../content/translations/translated-parts'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { beginTranslation } from './begin-translation'
import { exportTexts } from './export-texts'
import { importTexts } from './import-texts'
import { reportTranslations } from './list-translations'
import { markSeen } from './mark-seen'

const schemas = await readSchemas(join(import.meta.dirname, '../../../..'))
const validate = createValidator(schemas)
const check = createCheck(schemas)

interface Page {
  path: string
  seen?: string
  draft?: boolean
  title: string
  blocks: { html?: string; heading?: string }[]
}

interface Site {
  site: { languages: { de: { navigation: { main: { text: string }[] } } } }
  shared: Record<string, { heading: string }>
  seen?: Record<string, string>
  pages: Page[]
}

const usual = readCase('translated-nothing-wrong')
const rich = '<p>Back <a href=\\"/\\">home</a> &amp; <em>rest</em>.</p>'
const start = usual
  .replace('<p>Back <a href=\\"/\\">home</a>.</p>', rich)
  .replace(
    '<p>Zurück zum <a href=\\"/de\\">Anfang</a>.</p>',
    '<p>Zum <a href=\\"/de\\">Anfang</a> &amp; <em>Ruhe</em>.</p>',
  )

const openSite = (text: string) => readOpenSite(text, filesFor(text), schemas, validate)
const pageIn = (text: string, path: string) =>
  (JSON.parse(text) as Site).pages.find((page) => page.path === path) as Page
const exported = (text: string) => exportTexts(openSite(text), 'de').text
const imported = (text: string, xliff: string) =>
  importTexts({ site: openSite(text), check, files: filesFor(text) }, xliff)

const withoutSeen = (text: string) => text.replace(/\n +"seen": .*/g, '')

/** What a translator's tool writes when each text is confirmed. */
const confirmed = (xliff: string) => xliff.replaceAll('state="initial"', 'state="translated"')

describe('npm run translate', () => {
  test('begins a page as a draft, and a shared block, in the words of their originals', () => {
    const without = JSON.parse(start) as Site
    without.pages = without.pages.filter(({ path }) => path !== '/de/ueber-uns')
    delete without.shared['clients@de']
    const text = JSON.stringify(without, null, 2)
    const page = beginTranslation(openSite(text), '/about', 'DE')
    expect(page.name).toBe('/de/about')
    expect(pageIn(page.text, '/de/about')).toMatchObject({ translates: '/about', draft: true, title: 'About' })
    expect(beginTranslation(openSite(text), '/about', 'de', '/de/wir').name).toBe('/de/wir')
    const { shared, seen } = JSON.parse(beginTranslation(openSite(text), 'clients', 'de').text) as Site
    expect(Object.keys(shared)).toEqual(['clients', 'clients@de'])
    expect(seen).toEqual({ 'clients@de': markOf(shared.clients) })
  })

  test.each([
    [['/abuot', 'de'], 'There is no page "/abuot". Did you mean "/about"?'],
    [['/about', 'fr'], '"fr" is no language of this site. It has "de".'],
    [['/about', 'en-GB'], '"en-GB" is the language of the site itself'],
    [['/about', 'de'], '"/about" is in German already: "/de/ueber-uns".'],
    [['client', 'de'], 'There is no shared block "client". Did you mean "clients"?'],
    [['clients', 'de'], 'There is "clients@de" already.'],
    [['/', 'de', '/start'], 'A page at "/start" is not in German: write a path below "/de".'],
  ])('refuses %j', ([name = '', language = '', path], message) => {
    expect(() => beginTranslation(openSite(start), name, language, path)).toThrow(message)
  })

  test('lists what is missing, never looked at or out of date, and what is in the words of the original', () => {
    const site = JSON.parse(start) as Site
    site.pages.push({ ...pageIn(start, '/about'), path: '/contact', title: 'Contact' })
    const seen = markSeen(openSite(JSON.stringify(site, null, 2)), '/de/ueber-uns').text
    const changed = markSeen(openSite(seen), 'clients@de').text.replace('"heading": "About us"', '"heading": "We"')
    const begun = beginTranslation(openSite(changed), '/contact', 'de').text
    expect(reportTranslations(openSite(begun), ['de'])).toMatch(
      /^ {2}\/contact {2}\/de\/contact +\d texts to translate$/m,
    )
    expect(reportTranslations(openSite(changed), ['de'])).toMatchInlineSnapshot(`
      "German ("de"): 1 of 5 pages and shared blocks up to date

        /         /de            never looked at
        /about    /de/ueber-uns  to look at: block 1, "We"
        /404      /de/404        never looked at
        /contact  –              not translated"
    `)
  })

  test('calls a block without a heading by its name in the schemas', () => {
    const site = JSON.parse(markSeen(openSite(start), '/de/ueber-uns').text) as Site
    const original = site.pages.find(({ path }) => path === '/about') as Page
    original.blocks[1] = { ...original.blocks[1], heading: undefined }
    expect(reportTranslations(openSite(JSON.stringify(site)), ['de'])).toContain('to look at: block 2, the Text block')
  })

  test('writes what a translation has seen, and nothing else', () => {
    const { text } = markSeen(openSite(start), '/de/ueber-uns')
    expect(pageIn(text, '/de/ueber-uns').seen).toBe(seenOf(pageIn(text, '/about')))
    expect(withoutSeen(text)).toBe(start)
    expect(() => markSeen(openSite(start), '/de/uber-uns')).toThrow('Did you mean "/de/ueber-uns"?')
    expect(() => markSeen(openSite(start), '/about')).toThrow('"/about" is no translation.')
  })
})

describe('an exchange file', () => {
  test('has each text with its place, and tags that tools protect', () => {
    const units = exported(start).match(/<unit id="blocks\.1\.html">[\s\S]*?<\/unit>/g) ?? []
    expect(units.find((unit) => unit.includes('/about'))).toMatchInlineSnapshot(`
      "<unit id="blocks.1.html">
              <notes>
                <note category="place">page &quot;/about&quot; About, block 2, Text &quot;About&quot;: Text</note>
                <note category="mark">4lh3k8</note>
              </notes>
              <originalData>
                <data id="d1">&lt;p&gt;</data>
                <data id="d2">&lt;a href=&quot;/de&quot;&gt;</data>
                <data id="d3">&lt;/a&gt;</data>
                <data id="d4">&lt;em&gt;</data>
                <data id="d5">&lt;/em&gt;</data>
                <data id="d6">&lt;/p&gt;</data>
              </originalData>
              <segment state="initial">
                <source xml:space="preserve"><ph id="1" dataRef="d1"/>Back <ph id="2" dataRef="d2"/>home<ph id="3" dataRef="d3"/> &amp; <ph id="4" dataRef="d4"/>rest<ph id="5" dataRef="d5"/>.<ph id="6" dataRef="d6"/></source>
                <target xml:space="preserve"><ph id="1" dataRef="d1"/>Zum <ph id="2" dataRef="d2"/>Anfang<ph id="3" dataRef="d3"/> &amp; <ph id="4" dataRef="d4"/>Ruhe<ph id="5" dataRef="d5"/>.<ph id="6" dataRef="d6"/></target>
              </segment>
            </unit>"
    `)
  })

  test('that nobody has changed changes nothing, and marks nothing as done', () => {
    const { text, written, refused, seen } = imported(start, exported(start))
    expect([text, written, refused, seen]).toEqual([start, 0, [], []])
  })

  test('writes what is translated: words alone, with the links of the translation', () => {
    const xliff = confirmed(exported(start)).replace('Ruhe', 'Rast &amp; Ruhe &lt;3').replace('>Wer wir sind<', '>Wir<')
    const { text, written, refused } = imported(start, xliff)
    const page = pageIn(text, '/de/ueber-uns')
    expect([written, refused]).toEqual([2, []])
    expect(page.blocks[1]).toMatchObject({
      heading: 'Wir',
      html: '<p>Zum <a href="/de">Anfang</a> &amp; <em>Rast &amp; Ruhe &lt;3</em>.</p>',
    })
    expect(page.seen).toBe(seenOf(pageIn(text, '/about')))
  })

  test.each<[what: string, change: (xliff: string) => string, now: string, reason: string]>([
    [
      'whose original has changed',
      (xliff) => xliff,
      start.replace('"heading": "About us"', '"heading": "We"'),
      'its original has changed since',
    ],
    [
      'that was changed here',
      (xliff) => xliff.replace('>Wer wir sind<', '>Wir<'),
      start.replace('"Wer wir sind"', '"Wer sind wir"'),
      'the translation has been changed here',
    ],
    [
      'without a tag',
      (xliff) => xliff.replace(/(<target.*Zum )<ph id="2" [^>]*>/, '$1'),
      start,
      'the tag <a href="/de"> is missing',
    ],
    [
      'with a tag twice',
      (xliff) => xliff.replace(/(<target.*Zum )(<ph id="2" [^>]*>)/, '$1$2$2'),
      start,
      'a tag twice',
    ],
    [
      'with mixed tags',
      (xliff) => xliff.replace(/(<target.*)(<ph id="2" [^>]*>)Anfang(<ph id="3" [^>]*>)/, '$1$3Anfang$2'),
      start,
      'its tags are mixed up',
    ],
    ['too long for its field', (xliff) => xliff.replace('>Über uns<', `>${'Wir '.repeat(90)}<`), start, 'is the limit'],
    [
      'of a block that is gone',
      (xliff) => xliff.replace('"blocks.1.heading"', '"blocks.7.heading"'),
      start,
      'not there any more',
    ],
  ])('refuses a text %s by its place, and writes the others', (_, change, now, reason) => {
    const xliff = change(confirmed(exported(start))).replace('>Hallo<', '>Guten Tag<')
    const { text, written, refused } = imported(now, xliff)
    expect(refused.map((one) => one.reason)).toEqual([expect.stringContaining(reason)])
    expect(written).toBe(1)
    expect(withoutSeen(text)).toBe(now.replace('"heading": "Hallo"', '"heading": "Guten Tag"'))
  })

  test.each([
    ['', 'it is no XML'],
    ['<html></html>', 'this is a file of <html>; XLIFF 2.0 can be read.'],
    [
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
      'this is XLIFF 1.2; XLIFF 2.0 can be read.',
    ],
    ['<!DOCTYPE x [<!ENTITY a "aa">]><xliff/>', 'it declares a document type'],
    ['<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang="de">', 'it is no XML'],
    [
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang="fr"/>',
      '"fr" is no language of this site',
    ],
    ['<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" trgLang="de"/>', 'The file has no texts.'],
  ])('that is none is refused: %s', (xliff, message) => {
    expect(() => imported(start, xliff)).toThrow(message)
  })

  test('has the words of settings and shared blocks, and brings them back', () => {
    const xliff = confirmed(exported(start)).replace('>Startseite<', '>Anfang<').replace('>Kunden<', '>Kundschaft<')
    expect(xliff).toContain('original="site settings"')
    const { text, written, refused, seen } = imported(start, xliff)
    const { site, shared } = JSON.parse(text) as Site
    expect([written, refused]).toEqual([2, []])
    expect([site.languages.de.navigation.main[0]?.text, shared['clients@de']?.heading]).toEqual([
      'Anfang',
      'Kundschaft',
    ])
    expect(seen).not.toContain('site settings')
  })

  test('leaves out what has no words: a file has one unit at least', () => {
    const site = JSON.parse(start)
    site.site.languages.de = {}
    expect(exported(JSON.stringify(site))).not.toContain('original="site settings"')
  })

  test('keeps signs that XML cannot hold', () => {
    const odd = start.replace('"heading": "Hallo"', '"heading": "Hal\\u000blo"')
    const { text, refused } = imported(odd, confirmed(exported(odd)).replace('>Hal<', '>Na <'))
    expect(refused).toEqual([])
    expect(pageIn(text, '/de').blocks[0]?.heading).toBe('Na \u000blo')
  })
})

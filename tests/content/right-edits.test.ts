import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCheck, type PublicFiles } from '../../src/engine/content/check'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { readCase } from '../sites/broken-content'

const root = join(import.meta.dirname, '../..')
const check = createCheck(await readSchemas(root))
const sound = JSON.parse(readCase('nothing-wrong'))

/** The public folder of a site: the files that its text names. */
const filesOf = (text: string): PublicFiles =>
  new Map(
    ['/images/fox.svg', '/images/fox.png', '/images/hill.svg', '/guides/guide.pdf']
      .filter((name) => text.includes(name))
      .map((name) => [name, { bytes: 100 }]),
  )

const fox = { src: '/images/fox.svg', alt: 'A fox runs over a hill' }
const hill = { src: '/images/hill.svg', alt: 'A hill without its fox' }
const person = { quote: 'They listened.', name: 'Priya Raman', role: 'Head of Digital', image: fox }

/** Problems of the sound site after a change of a copy of it. */
function problemsAfter(change: (site: Content) => void): string[] {
  const content = structuredClone(sound)
  change(content)
  const text = JSON.stringify(content, null, 2)
  return check({ text, files: filesOf(text) }).problems.map(({ message, rule }) => `${message} [${rule}]`)
}

interface Content {
  site: Record<string, unknown> & { contact: Record<string, unknown>; navigation: { main: unknown[] } }
  pages: { path: string; title?: string; description?: string; entry?: object; redirect?: string; blocks: object[] }[]
}

const addBlock = (block: object) => (content: Content) => void content.pages[0]?.blocks.push(block)
const addPage = (page: object) => (content: Content) => void content.pages.push(page as Content['pages'][0])

const lists = (pairs: Record<string, string[]>) =>
  Object.entries(pairs).flatMap(([kind, values]) => values.map((value) => [kind, value] as const))

describe('what is written rightly is neither refused nor warned of', () => {
  test.each(
    lists({
      'a heading': [
        'Why the NHS uses 2D animation',
        "O'Brien & D’Arcy",
        'Søren Kierkegård, محمد and 李小龍',
        'Café, naïve, façade, Øresund',
        '🎬 Six films in 17 languages',
        'Before — and after',
        '90 % of 1,250,000 views',
        'From £1,250 (excl. VAT)',
        '24/7, 365 days a year',
        '12–18 December 2026',
        'C# & F#: what’s next?',
        '<3 from all of us',
        'A 👩🏽‍🎨 of 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
        'می‌خواهم – “I want”',
        'Donaudampf\u00adschifffahrt, Привет, 5 µm, ΔE',
        'A/B testing, R&D, Q&A',
        'XXX-rated? No: U and PG',
        'Super Bowl XXX',
        'Untitled works of Ada Finch',
        'Code in braces { like this }',
        'A ~ B ~ C',
        'FAQ',
        'שלום עולם',
        'How? Why! When…',
        '“Ideas” drawn to life',
        'E = mc²',
        '@thimblemouse #inktober',
        'What’s on [spoilers]',
        '5 * 3 * 2 posters',
        'snake_case and kebab-case',
        '10 km in 59 min',
        'Todo sobre nosotros',
        'AC/DC, AT&T & Marks\u00a0& Spencer',
        'Künstler*innen und Illustrator*innen',
        'ASP.NET, Node.js, Booking.com & E.ON in St.Gallen',
        'Big.Idea',
        'U.S.A., z.B. in Berlin, v2.1, 12.30 Uhr, 1,250 trees',
        'Will.I.Am, J.R.R. Tolkien and Yahoo! Inc.',
        'Знак качества: СССР и СЕО',
        'Ο ΑΒ και η ΝΕΑ εποχή',
        '#1 in #animation: #REFresh',
        '= 25 trees',
        'Leeds • York • Hull',
        'As an AI studio would say: “Sure!”',
        '¯\\_(ツ)_/¯',
        '5★ – “Sure! Here is why.”',
        'Der Rest ist Schweigen (Hamlet)',
        'What clients say',
        'Have an idea?',
        'Option 1 or option 2?',
        'Every film has a [Pause] button.',
      ],
      'a rich text': [
        '<p>I hope this helps you to decide.</p>',
        '<p>5 &gt; 4 | 3</p>',
        '<p>- 5 degrees in the morning</p><p>- 3 degrees at night</p>',
        '<p># is the key below 9 on a telephone.</p>',
        '<p>Write &lt;p&gt; and &lt;/p&gt; around a paragraph.</p>',
        '<p>[B] is a note, and [b] another.</p>',
        '<p>He said “well…” --- and left.</p>',
        '<p>10&nbsp;km, 5&nbsp;% and 3&nbsp;°C.</p>',
        '<p>Before.</p><hr><p>After.</p>',
        '<p>12 High Street<br>Brighton<br>BN1 1AA</p>',
        '<p>– Bonjour !<br>– Bonsoir&nbsp;!</p>',
        '<p>Roses are red,<br>violets are blue.</p>',
        '<p>Open 9 - 5.<br>Closed 5 - 9.</p>',
        '<p>2024. A good year.</p><p>2025. A better one.</p>',
        '<p>R&amp;D &lt;3 &amp; more</p>',
        '<p>R&D & more</p>',
        '<p>Write <a href="mailto:hello@small.example?subject=Hello%20you&amp;body=Hi">to us</a>.</p>',
        '<p>Call <a href="tel:+44-1632-960-000">01632 960 000</a>.</p>',
        '<p>See <a href="https://müller.example/straße?x=1#ä">Müller’s drawings</a>.</p>',
        '<p>H<sub>2</sub>O and 10<sup>3</sup></p>',
        '<p><abbr title="National Health Service">NHS</abbr></p>',
        '<blockquote>“It works,” she said.</blockquote>',
        '<ul><li>One</li><li><p>Two</p><p>and a half</p></li></ul>',
        '<ol start="3"><li>Three</li></ol>',
        '<p>She said: "Yes."</p>',
        '<p>Minus -5 degrees<br>or -6</p>',
        '<h3>Why</h3><p>Because.</p>',
        '<p><strong>All of it is bold.</strong></p>',
        '<p>A picture: <img src="/images/fox.svg" alt="A fox runs over a hill"></p>',
        '<p>We call it <em lang="de">Fingerspitzengefühl</em>, and <i lang="zh-Hans">李小龍</i>.</p>',
        '<p lang="fr">– Bonjour !</p><blockquote lang="cy"><p>Bore da</p></blockquote>',
        '<p>Lots of love from all of us xxx</p>',
        '<p>Leeds • York • Hull</p>',
        '<p>One.<br>Two.</p><blockquote>Three!</blockquote><p>H<sub>2</sub>O.</p>',
        '<p>See file.svg, <a href="/about">About.Us</a>, write to ada@small.Example, 10.000,50 €.</p>',
        '<p>“Yes.” “No.” Prof.Dr. Müller (geb. Schmidt), d.h.Ada.</p>',
        '<p>A badge of the <em lang="ru">СССР</em></p>',
        '<p>– Dzień dobry – powiedziała. – Witam.</p>',
        '<p>1. Juli bis 2. August, 1. Stock</p>',
        '<ul><li>One<ul><li>and a half</li></ul></li><li>Two</li></ul>',
        '<p>Sure, we can! Here is how:</p><ul><li>Write</li><li>Call</li></ul>',
        '<p>„Natürlich! Hier sind wir“, sagte er. Alle Rechte vorbehalten […].</p>',
        '<p>Preise* ab 5&nbsp;€ (*inkl. MwSt.)</p>',
        '<p>Voici notre équipe : Ada (les films) et Bo (le reste).</p>',
        '<p>Oto nasz zespół: *Ada i *Bo.</p>',
        '<p>Η ομάδα μας (το υπόλοιπο) … και ο Όμηρος.</p>',
        '<p>فريقنا: آدا (الأفلام) … وبو.</p>',
        '<p>[Soft music]</p><p>Mouse: Is it Tuesday?</p><p>[Laughs]</p>',
      ],
      'a link': [
        'https://other.example:8443/a_b/(c)?d=e&f=%20g#h',
        'https://sub.domain.other.example',
        'https://xn--mller-kva.example/',
        'https://müller.example',
        'https://日本.example/絵',
        'https://192.0.2.7/',
        'https://user.github.io/~me/',
        'https://www.google.com/search?q=https://other.example',
        'https://www.google.com/url?q=foxes',
        'https://other.example/?url=https%3A%2F%2Fsmall.example',
        'https://small.example/about',
        'https://www.small.example/',
        'https://small.example/guides/guide.pdf',
        '/guides/guide.pdf#page=3',
        '/about?from=print',
        '/#story',
        'mailto:hello@small.example?subject=Hello%20you',
        'mailto:grüße@übung.example',
        'mailto:first.last+tag@sub.small.example',
        'mailto:a@small.example,b@small.example',
        'mailto:?subject=Look%20at%20this',
        'tel:+441632960000',
        'tel:+44-1632-960-000',
        'tel:(01632)960000',
        'tel:01632.960.000',
        'tel:+441632960000;ext=12',
        'tel:112',
      ],
      'words of a link': ['More about us', 'Q&A', '→ Next', 'Über uns', 'Get in touch!', '01632 960 000'],
      'a quotation': [
        'They said “yes” and drew.',
        '“Yes” and “no” in one day.',
        "'Twas the best film we've had.",
        'Brilliant!',
        '“Go on!” said the fox.',
      ],
      'what a picture shows': [
        'A picture-book page with a fox',
        'A photographer kneels by a pond',
        'Bilderbuch mit einem Fuchs auf dem Titel',
        'Fotografin am Teich',
        'Logo of Fernway, a fern in a circle',
        'The word “Hello” in red, 3 m high',
        'Ada Finch, portrait',
        'A whale, a coffee cup and a napkin',
        'Ada, Ben, Imogen, Tunde and Jo wave from a boat',
        'Ada, Ben, Imogen, Tunde, Jo',
      ],
      'the title of a page': [
        'R&D',
        'What we charge in 2026',
        'Contact – by phone or post',
        'Small studios',
        'FAQ',
        '¿Qué?',
      ],
      'a phone number': [
        '01632-960-000',
        '(01632) 960000',
        '01632.960.000',
        '+44 1632 960 000',
        '+44 (0)1632 960 000',
        '01632 960 000 ext. 12',
        '01632\u00a0960\u00a0000',
      ],
      'the dialled number': ['+44 1632 960000', '+44-1632-960-000', '+44 (0)1632 960000', '+441632960000;ext=12'],
      'a language': [
        'en',
        'en-GB',
        'zh-Hans',
        'zh-Hant-TW',
        'es-419',
        'sr-Latn-RS',
        'de-CH-1996',
        'en-gb',
        'ca-valencia',
      ],
      'a colour': ['#FFF7E8', '#fff7e8', '#FfF', '#000000'],
      'an address of the site': ['https://small.example:8080', 'https://www.müller.example'],
      'an email address': ["o'brien@small.example", 'hello+web@müller.example'],
      'a redirect': ['/#story', '/about'],
      'what follows every title': [
        ' | Small Studio',
        ' – Small Studio',
        ' - Small Studio',
        ', Small Studio',
        ': Small Studio',
        ' (Small Studio)',
        ' | στούντιο',
        ' | استوديو',
        '-工作室',
        '｜スタジオ',
      ],
    }),
  )('%s: %s', (kind, value) => {
    const edits: Record<string, (content: Content) => void> = {
      'a heading': addBlock({ type: 'text', heading: value, html: '<p>Words.</p>' }),
      'a rich text': addBlock({ type: 'text', heading: 'More', html: value }),
      'a link': addBlock({ type: 'callToAction', heading: 'Go on', buttons: [{ text: 'See it there', href: value }] }),
      'words of a link': addBlock({
        type: 'callToAction',
        heading: 'Go on',
        buttons: [{ text: value, href: '/about' }],
      }),
      'a quotation': addBlock({ type: 'testimonials', heading: 'They say', items: [{ ...person, quote: value }] }),
      'what a picture shows': addBlock({
        type: 'text',
        heading: 'More',
        html: '<p>Words.</p>',
        image: { ...hill, alt: value },
      }),
      'the title of a page': ({ pages }) => Object.assign(pages[1] as object, { title: value }),
      'a phone number': ({ site }) => Object.assign(site.contact, { phone: value }),
      'the dialled number': ({ site }) => Object.assign(site.contact, { phoneLink: value }),
      'a language': ({ site }) => Object.assign(site, { language: value }),
      'a colour': ({ site }) => Object.assign(site, { themeColour: value }),
      'an address of the site': ({ site }) => Object.assign(site, { url: value }),
      'an email address': ({ site }) => Object.assign(site.contact, { email: value }),
      'a redirect': addPage({ path: '/old', redirect: value }),
      'what follows every title': ({ site }) => Object.assign(site, { titleSuffix: value }),
    }
    expect(problemsAfter(edits[kind] as (content: Content) => void)).toEqual([])
  })

  const entry = (id: number, more: object) => ({
    path: `/projects/${id}`,
    title: `Project ${id}`,
    description: `What project number ${id} is about, told in one sentence that is long enough.`,
    entry: { collection: 'projects', id, image: '/images/fox.svg', ...more },
    blocks: [{ type: 'banner', heading: `Project ${id}`, image: fox }],
  })
  const grid = (more: object) => addBlock({ type: 'entryGrid', heading: 'Work', collection: 'projects', ...more })

  test.each<[string, ((content: Content) => void)[]]>([
    [
      'the same picture twice with the same words',
      [addBlock({ type: 'text', heading: 'A', html: '<p>B.</p>', image: fox })],
    ],
    [
      'a drawing, and the picture made of it, with the same words',
      [addBlock({ type: 'text', heading: 'A', html: '<p>B.</p>', image: { ...fox, src: '/images/fox.png' } })],
    ],
    [
      'a page with one block',
      [
        addPage({ ...entry(1, {}), path: '/one', entry: undefined }),
        grid({}),
        addPage(entry(2, {})),
        ({ site }) => void site.navigation.main.push({ text: 'One', href: '/one' }),
      ],
    ],
    [
      'the same button under two blocks',
      ['A', 'B'].map((heading) =>
        addBlock({ type: 'callToAction', heading, buttons: [{ text: 'About us', href: '/about' }] }),
      ),
    ],
    [
      'two buttons with one address',
      [
        addBlock({
          type: 'callToAction',
          heading: 'Go',
          buttons: [
            { text: 'Share your idea', href: '/about' },
            { text: 'Get in touch', href: '/about' },
          ],
        }),
      ],
    ],
    [
      'two figures with the same number',
      [
        addBlock({
          type: 'factList',
          heading: 'In figures',
          facts: ['Trees', 'Bees'].map((title) => ({ figure: '100', title, text: `There are many ${title}.` })),
        }),
      ],
    ],
    [
      'two quotations of one person',
      [addBlock({ type: 'testimonials', heading: 'They say', items: [person, { ...person, quote: 'And drew.' }] })],
    ],
    [
      'people who share a name or a task with those of the examples',
      [
        addBlock({
          type: 'people',
          heading: 'Meet the studio',
          items: [
            { name: 'Wilma Quill', role: 'Animator', html: '<p>Wilma has drawn since she was three.</p>', image: hill },
            { name: 'Otto Berg', role: 'Creative Director', html: '<p>Otto writes the invoices.</p>', image: fox },
          ],
        }),
      ],
    ],
    [
      'a category that is not offered where nothing is',
      [addPage(entry(1, { categories: ['all', 'museums'] })), grid({})],
    ],
    [
      'a category of a hidden entry',
      [
        addPage(entry(1, { categories: ['all'] })),
        addPage(entry(2, { isVisible: false, categories: ['all', 'new'] })),
        grid({ filter: ['all'] }),
      ],
    ],
    ['one place in two orders', [addPage(entry(1, { homeOrder: 1, greenOrder: 1 })), grid({})]],
    [
      'one place of a visible and a hidden entry',
      [
        addPage(entry(1, { homeOrder: 1 })),
        addPage(entry(2, { homeOrder: 1, isVisible: false })),
        grid({ orderBy: 'homeOrder' }),
      ],
    ],
    ['orders with gaps', [addPage(entry(1, { homeOrder: 10 })), addPage(entry(2, { homeOrder: 30 })), grid({})]],
    [
      'a page without a banner',
      [
        addPage({
          path: '/plain',
          title: 'Plain',
          description: 'A page without any picture at its top, and with very few words.',
          blocks: [
            { type: 'entryHeader', heading: 'Plain' },
            { type: 'contactDetails', heading: 'Write' },
          ],
        }),
        ({ site }) => void site.navigation.main.push({ text: 'Plain', href: '/plain' }),
      ],
    ],
    [
      'a word in capitals at the top of a list',
      [
        addBlock({
          type: 'checklist',
          heading: 'What you get',
          items: ['PDF', 'A film of 90 seconds', 'Six posters, A1'],
        }),
      ],
    ],
  ])('%s', (_, changes) => {
    expect(problemsAfter((content) => changes.forEach((change) => void change(content)))).toEqual([])
  })
})

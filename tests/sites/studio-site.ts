import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import sharp from 'sharp'

/**
 * A made-up studio whose site has every block and every layout: behaviour is tested on it, so that authors may change
 * the real site as they like. What the tests quote stands here.
 */

/** The key of its guarded page, drawn anew for each run: what is built must not hold it. */
export const studioKey = randomBytes(16).toString('hex')

/** A film with five pictures, between two others. */
export const project = '/projects/second-film'
/** A page with one film and nothing beside it. */
export const showreel = '/projects/fourth-film'
/** The page after it, of a film that is still to come. */
export const coming = '/projects/sixth-film'
/** A page with a reel, the address that plays it, and the loops that it is cut from. */
export const reelPage = '/about/reel'
export const reelAddress = `${reelPage}#reel`
export const reelLoops = ['red', 'blue', 'green'].map((colour) => `/loops/scene-${colour}.json`)
/** The title of that film. */
export const reel = 'Paper Fox showreel'

/** The films of the studio, in the order of their entries. The third and the fifth are hidden. */
export const films = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((name, index) => ({
  path: `/projects/${name}-film`,
  title: `The ${name} film`,
  isVisible: ![2, 4].includes(index),
  categories: ['all', index < 3 ? 'healthcare' : 'museums'],
}))

/** The documents behind the lock of the guarded page. */
export const guides = ['habits-guide', 'count-guide', 'events-guide']

/** The links of the main navigation, in their order. */
export const navigation = [
  { text: 'Work', href: '/projects' },
  { text: 'Services', href: '/about/services' },
  { text: 'Process', href: '/about/process' },
  { text: 'Purpose', href: '/forgood' },
  { text: 'Get in touch', href: '/contact' },
]

/** The links of the other layout. */
export const goodHourNavigation = [
  { text: 'About', href: '/thegoodhour' },
  { text: 'Downloads', href: '/thegoodhour/downloads' },
  { text: 'Studio home', href: '/' },
]

/** The services, and the cards of each. The first one is open. */
export const services: Record<string, string[]> = {
  Design: ['Illustration', 'Print'],
  Animation: ['Storyboarding', 'Sound design', 'Voiceover'],
  Interactives: ['Games'],
}

/** The film that stands in for the studio's own in the banner of its home page. */
export const standIn = {
  title: 'The paper boat',
  by: 'The Harbour Studio',
  licence: 'CC BY 4.0',
  href: 'https://films.example/paper-boat',
}

/** What the studio's form is sent to. */
export const formService = 'https://forms.paperfox.example/subscribe'

const picture = (name: string) => ({ src: `/images/${name}.svg`, alt: `A drawing of a ${name}` })

const words = (subject: string, count = 3) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<p>Of ${subject} there are ${index + 2} things to say: whoever draws it begins with a line, and whoever looks at it ends with a question that nobody has asked before.</p>`,
  ).join('')

const banner = (heading: string) => ({
  type: 'banner',
  heading,
  subheading: `All about ${heading.toLowerCase()}, in one line.`,
  image: picture(`banner-of-${heading.toLowerCase().replaceAll(' ', '-')}`),
})

const text = (heading: string, count?: number) => ({ type: 'text', heading, html: words(heading.toLowerCase(), count) })

const talk = {
  type: 'callToAction',
  heading: 'Shall we talk?',
  html: '<p>The first call costs nothing.</p>',
  image: picture('letter'),
  buttons: [
    { text: 'Write to us', href: '/contact' },
    { text: 'See our films', href: '/projects' },
    { text: 'Send an email', href: 'mailto:hello@paperfox.example' },
  ],
}

const logos = (controls: boolean) => ({
  type: 'logoCarousel',
  heading: 'Who we draw for',
  slides: [1, 2, 3, 4].map((slide) => ({
    logos: [1, 2, 3].map((logo) => ({ name: `Client ${slide}.${logo}`, image: '/images/logo.svg' })),
  })),
  controls,
})

const facts = (heading: string) => ({
  type: 'factList',
  heading,
  facts: ['Paper', 'Trees', 'Offices'].map((title, index) => ({
    figure: `${index + 1}0`,
    title: `${title} of ${heading.toLowerCase()}`,
    text: `Counted for ${heading.toLowerCase()}.`,
    image: picture('leaf'),
  })),
})

const film = (title: string) => ({ title, video: 76979871, poster: '/images/poster.svg' })

/** A film that is not there yet; its loop is. */
const comingFilm = (title: string) => ({ title, poster: '/images/poster.svg', loop: '/loops/last.json' })

const story = (title: string, isThere = true) => ({
  type: 'caseStudy',
  film: isThere ? film(title) : comingFilm(title),
  figures: [
    { value: '17', label: 'languages' },
    { value: '40', label: 'drawings' },
  ],
  idea: words('the idea'),
  images: [1, 2, 3, 4, 5].map((still) => ({ src: `/images/still-${still}.png`, alt: `Still ${still} of ${title}` })),
  standOut: words('what makes it stand out'),
  delivered: ['One film', 'Two posters'],
  further: '<p>Its makers keep <a href="https://films.example/notes">their notes</a>.</p>',
})

const page = (path: string, title: string, blocks: object[], more: object = {}) => ({
  path,
  title,
  description: `${title}: a page of a studio that was made up for tests.`,
  ...more,
  blocks,
})

const filmPages = films.map(({ path, title, isVisible, categories }, index) => {
  const video = { type: 'video', film: film(reel), caption: '<p>All of it in a minute.</p>' }
  const entry = {
    collection: 'projects',
    id: index + 1,
    isVisible,
    image: `/images/cover-${index + 1}.svg`,
    movingParts: ['/images/cover-moving.svg'],
    description: `What ${title.toLowerCase()} is about, in a sentence.`,
    client: `Client of ${title.toLowerCase()}`,
    agency: `Agency of ${title.toLowerCase()}`,
    director: `Director of ${title.toLowerCase()}`,
    categories,
    ...(isVisible && { homeOrder: 9 - index, greenOrder: index + 1 }),
  }
  const more = { type: 'entryNavigation', link: { text: 'View more...', href: '/projects' } }
  const blocks = [
    { type: 'banner', image: picture(`cover-${index + 1}`) },
    { type: 'entryHeader' },
    path === showreel ? video : story(title, path !== coming),
    more,
  ]
  return page(path, title, blocks, { entry, ...(path !== showreel && { template: 'project' }) })
})

const pages = [
  page('/', 'Drawings that move', [
    {
      ...banner('Bring us a riddle'),
      movingParts: ['/images/banner-moving.svg'],
      film: { video: 76979871, standIn },
    },
    {
      type: 'wordCarousel',
      lead: 'We are here for your',
      words: ['films', 'books', 'lessons'],
      html: '<p>Tell us what people get stuck on.</p>',
      buttons: [{ text: 'Share your idea', href: '/contact' }],
    },
    {
      type: 'entryGrid',
      heading: 'Lately on the table',
      collection: 'projects',
      orderBy: 'homeOrder',
      link: { text: 'Explore more films', href: '/projects' },
    },
    logos(false),
    {
      type: 'testimonials',
      heading: 'What clients say',
      items: ['Ann', 'Bea', 'Cem'].map((name) => ({
        quote: `${name} says that it was drawn in time.`,
        name,
        role: 'Client',
        image: picture(`portrait`),
      })),
    },
    {
      type: 'linkCards',
      heading: 'What we make',
      cards: Object.keys(services).map((title) => ({
        title,
        text: `More about ${title.toLowerCase()}.`,
        image: picture('pencil'),
        href: `/about/services#${title.toLowerCase()}`,
      })),
      link: { text: 'See all services', href: '/about/services' },
    },
    {
      type: 'people',
      heading: 'Meet the people',
      items: ['Kit Wren', 'Lou Heron'].map((name) => ({
        name,
        role: 'Director',
        html: `<p>${name} has drawn for <strong>ten years</strong>.</p>`,
        image: picture('portrait'),
        links: [{ text: `${name} on LinkedIn`, href: 'https://www.linkedin.com/' }],
      })),
    },
    talk,
  ]),
  page('/forgood', 'Purpose', [
    banner('Purpose'),
    text('Why'),
    facts('How we stay green'),
    {
      type: 'entryGrid',
      heading: 'Films with roots',
      collection: 'projects',
      orderBy: 'greenOrder',
      link: { text: 'View more films', href: '/projects' },
    },
    talk,
  ]),
  { path: '/go-green', redirect: '/forgood' },
  page('/about/services', 'Services', [
    banner('Services'),
    { ...text('What we do'), buttons: [{ text: 'Share your idea', href: '/contact', newTab: true }] },
    {
      type: 'serviceSections',
      heading: 'Our services',
      sections: Object.entries(services).map(([title, cards], index) => ({
        id: title.toLowerCase(),
        title,
        text: `About ${title.toLowerCase()}.`,
        ...(index === 0 && { isOpen: true }),
        cards: cards.map((card) => ({ title: card, text: `About ${card.toLowerCase()}.`, image: picture('pencil') })),
      })),
    },
    {
      type: 'solution',
      heading: 'How a film gets made',
      condensedHeading: 'Two stages',
      condensed: true,
      emphasis: 'strong',
      stagesOf: '/about/process',
    },
    facts('Three reasons'),
    { shared: 'clients' },
    talk,
  ]),
  page('/about/process', 'Process', [
    banner('Process'),
    {
      type: 'solution',
      heading: 'The stages',
      opener: '<p>One team from start to end.</p>',
      stages: ['Planning', 'Drawing'].map((title) => ({
        title,
        html: words(title.toLowerCase(), 2),
        image: picture('pencil'),
        steps: [{ title: `${title} on paper`, text: 'Every line of it.', image: picture('leaf') }],
      })),
    },
    {
      type: 'downloads',
      heading: 'To take away',
      items: [{ title: 'Guide', text: 'All of it on paper.', image: picture('leaf'), file: '/guides/guide.pdf' }],
    },
    talk,
  ]),
  page('/about/code', 'Code of conduct', [
    banner('Code of conduct'),
    text('Why there is one', 4),
    {
      type: 'clauses',
      heading: 'The code',
      clauses: ['People', 'Money'].map((title) => ({ title, html: words(title.toLowerCase(), 2) })),
    },
  ]),
  page(reelPage, 'Our reel', [
    banner('Our reel'),
    {
      type: 'video',
      id: 'reel',
      film: { title: 'Our reel', poster: '/images/poster.svg', loop: '/loops/last.json' },
      reel: [
        { loop: reelLoops[0], from: 0, seconds: 4 },
        { loop: reelLoops[1], from: 1, seconds: 5, title: 'The blue film', client: 'Client of blue', page: project },
        { loop: reelLoops[2], from: 1, seconds: 6, title: 'The green film', page: coming },
      ],
    },
    { type: 'video', film: comingFilm('A film to come') },
    text('How it was cut', 6),
    talk,
  ]),
  page('/museums', 'Museums', [
    { ...banner('Museums'), buttons: [{ text: 'Watch the reel', href: reelAddress }] },
    {
      type: 'videoGrid',
      heading: 'Sample films',
      videos: [1, 2, 3].map((number) => film(`Sample ${number}`)),
    },
    {
      type: 'checklist',
      heading: 'What museums ask for',
      items: ['Films', 'Trails', 'Games'],
    },
    { ...story('The empty hall'), heading: 'A museum at night' },
    { type: 'clients', heading: 'Trusted by museums', image: picture('logo') },
    talk,
  ]),
  page('/contact', 'Contact', [
    banner('Contact'),
    { type: 'contactDetails', heading: 'Say hello' },
    text('Where we are'),
  ]),
  page('/projects', 'Films', [
    banner('Films'),
    {
      type: 'entryGrid',
      heading: 'Case studies',
      collection: 'projects',
      filter: ['all', 'healthcare', 'museums'],
      showClient: true,
    },
    talk,
  ]),
  ...filmPages,
  page('/ip-development', 'In development', [
    banner('In development'),
    { type: 'entryGrid', heading: 'Our own', collection: 'ip' },
  ]),
  page(
    '/ip-development/owls',
    'The owls',
    [
      { type: 'banner', image: picture('cover') },
      { type: 'entryHeader' },
      text('A series'),
      { type: 'entryNavigation', link: { text: 'View more...', href: '/ip-development' } },
    ],
    {
      entry: {
        collection: 'ip',
        id: 1,
        image: '/images/cover.svg',
        imageAlt: 'Two owls',
        description: 'Owls who solve riddles.',
      },
    },
  ),
  page(
    '/thegoodhour',
    'The good hour',
    [
      banner('The good hour'),
      text('What it is'),
      {
        type: 'form',
        id: 'pledge',
        heading: 'Count yourself in',
        html: '<p>We write once a month.</p>',
        formId: 'good-hour',
        label: 'Your email address',
        button: 'Take the pledge',
        completed: '<p><strong>Thank you. Your hour is in good hands.</strong></p>',
        image: picture('letter'),
        animation: '/animations/thanks.json',
      },
      text('What comes of it'),
    ],
    { layout: 'goodHour' },
  ),
  page(
    '/thegoodhour/downloads',
    'Downloads of the good hour',
    [
      banner('Your downloads'),
      {
        type: 'downloads',
        heading: 'Take one',
        html: '<p>Each fits into an hour.</p>',
        items: [
          ...guides.map((guide) => ({
            title: `The ${guide.replace('-', ' ')}`,
            text: 'To read at a desk.',
            image: picture('leaf'),
            file: `/thegoodhour/{key}/${guide}.pdf`,
          })),
          {
            title: 'A list of others',
            text: 'It opens in a web page.',
            image: picture('leaf'),
            href: 'https://sheets.example/paper-fox-suppliers',
          },
        ],
      },
    ],
    { layout: 'goodHour', isIndexed: false, guard: { cookie: 'thegoodhour', otherwise: '/thegoodhour' } },
  ),
  { path: '/thegoodhour/*', redirect: '/thegoodhour' },
  page('/privacy', 'Privacy', [banner('Privacy'), text('What we keep', 4)]),
  page('/404', 'Page not found', [banner('Page not found'), text('A page that was never drawn')], { isIndexed: false }),
]

/** The content of its pages.json. */
export const studioContent = {
  site: {
    name: 'Paper Fox',
    titleSuffix: ' | Paper Fox',
    url: 'https://www.paperfox.example',
    language: 'en-GB',
    themeColour: '#fff7e8',
    icon: '/images/logo.svg',
    socialImage: '/images/still-1.png',
    navigation: { main: navigation, goodHour: goodHourNavigation },
    contact: {
      email: 'hello@paperfox.example',
      phone: '01632 960 000',
      phoneLink: '+441632960000',
      instagram: 'https://www.instagram.com/paperfox',
      linkedin: 'https://www.linkedin.com/company/paperfox',
    },
    footer: {
      links: [
        { text: 'Code of conduct', href: '/about/code' },
        { text: 'Museums', href: '/museums' },
      ],
      note: 'No fox was folded against its will.',
      badge: {
        src: 'https://badges.example/offset.svg?colour={colour}',
        alt: 'Offset every month',
        fallback: '/images/badge.svg',
        blackOn: ['/'],
      },
      association: { image: '/images/logo.svg', name: 'Guild of Folded Paper' },
    },
    formService: { url: formService },
    privacyPage: '/privacy',
  },
  shared: { clients: logos(true) },
  pages,
}

/** The settings of the studio's site. */
export const studioSite = studioContent.site

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900"><path fill="#fff7e8" d="M0 0h1600v900H0z"/><circle cx="800" cy="450" r="300" fill="#0f8b7f"/></svg>'

/** Two drawings of what moves in a banner: a dot here, and there. */
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400" data-sheet='${JSON.stringify({
  picture: [1600, 900],
  place: [600, 250, 400, 400],
  bleed: 0,
  columns: 2,
  rows: 1,
  rate: 8,
  order: [1, 2],
  rest: 0,
})}'><circle cx="100" cy="200" r="90"/><circle cx="700" cy="200" r="90"/></svg>`

/** A dot that goes from one side to the other, for two seconds. */
const animation = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 400,
  h: 400,
  assets: [],
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 60,
      st: 0,
      ks: {
        o: { a: 0, k: 100 },
        r: { a: 0, k: 0 },
        p: {
          a: 1,
          k: [
            { t: 0, s: [40, 200], o: { x: 0.4, y: 0.4 }, i: { x: 0.6, y: 0.6 } },
            { t: 60, s: [360, 200] },
          ],
        },
        a: { a: 0, k: [0, 0] },
        s: { a: 0, k: [100, 100] },
      },
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'el', p: { a: 0, k: [0, 0] }, s: { a: 0, k: [60, 60] } },
            { ty: 'fl', c: { a: 0, k: [0, 0.5, 0.5, 1] }, o: { a: 0, k: 100 } },
            {
              ty: 'tr',
              p: { a: 0, k: [0, 0] },
              a: { a: 0, k: [0, 0] },
              s: { a: 0, k: [100, 100] },
              r: { a: 0, k: 0 },
              o: { a: 0, k: 100 },
            },
          ],
        },
      ],
    },
  ],
}

/** A loop of twelve seconds that shows red and blue in turn. */
const loop = {
  width: 160,
  height: 100,
  nodes: ['#ff0000', '#0000ff'].map((f) => ['M0 0h160v100h-160z', { f }]),
  drawings: Array.from({ length: 120 }, (_, index) => [100, index % 2]),
}

/** A loop of ten seconds that is all of one colour. */
const sceneOf = (colour: string) => ({
  width: 160,
  height: 100,
  nodes: [['M0 0h160v100h-160z', { f: colour }]],
  drawings: [0, 0].map((node) => [5000, node]),
})

/** What stands in a file of a public folder. Pictures of pixels have the same bytes each, which are encoded once. */
async function bytesOf(address: string): Promise<string | Buffer> {
  if (address.endsWith('-moving.svg')) return sheet
  if (address.endsWith('.svg')) return drawing
  const [, colour] = address.match(/^\/loops\/scene-(\w+)\.json$/) ?? []
  if (colour) return JSON.stringify(sceneOf(colour))
  if (address.endsWith('.json')) return JSON.stringify(address.startsWith('/loops/') ? loop : animation)
  if (address.endsWith('.pdf')) return '%PDF-1.4 A guide %%EOF'
  return sharp(Buffer.from(drawing))
    .toFormat(extname(address).slice(1) as 'png')
    .toBuffer()
}

/** Writes made-up files with these addresses into the public folder of a site. */
export async function writePublicFiles(site: string, addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    const file = join(site, 'public', address)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await bytesOf(address))
  }
}

/** Writes the site into a folder: pages.json and its public files. */
export async function writeStudio(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const text = JSON.stringify(studioContent, null, 2)
  writeFileSync(join(folder, 'pages.json'), text)
  const named = text.matchAll(/"(\/[\w/{}-]+\.(?:svg|png|pdf|json))"/g)
  await writePublicFiles(folder, new Set([...named].map(([, address = '']) => address)))
}

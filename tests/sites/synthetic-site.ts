import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000"><circle cx="800" cy="500" r="300" fill="#0f8b7f"/></svg>'

const sentence = (seed: number) =>
  `Film number ${seed} follows a drop of ink across ${seed % 17} tables, and every table has a story of its own to tell.`

const paragraph = (seed: number) =>
  `<p>${[0, 1, 2].map((part) => sentence(seed + part)).join(' ')} <strong>It ends well</strong>, at <a href="/">home</a>.</p>`

/** One page of seven blocks, about 4 kB of JSON, each with words of its own and a link to the next one. */
function page(index: number, next: string) {
  const image = { src: '/images/drawing.svg', alt: `A teal circle for page ${index}` }
  return {
    path: index === 0 ? '/' : `/page-${index}`,
    title: `Page ${index}`,
    description: `Everything there is to know about page ${index} of this site.`,
    blocks: [
      { type: 'banner', heading: `Page ${index}`, subheading: sentence(index), image },
      { type: 'text', heading: 'The story', html: paragraph(index) + paragraph(index + 7), image },
      {
        type: 'factList',
        heading: 'Facts',
        facts: [1, 2, 3].map((n) => ({
          figure: `${n}`,
          title: `Fact ${n}`,
          text: sentence(1_000_000 + index * 3 + n),
        })),
      },
      {
        type: 'videoGrid',
        heading: 'Films',
        videos: [1, 2, 3].map((n) => ({
          title: `Film ${n} of page ${index}`,
          video: 76979871,
          poster: '/images/drawing.svg',
        })),
      },
      {
        type: 'testimonials',
        heading: 'Words',
        items: [1, 2, 3].map((n) => ({
          quote: sentence(2_000_000 + index * 3 + n),
          name: `Person ${n}`,
          role: 'Client',
          image,
        })),
      },
      { type: 'checklist', heading: 'Points', items: [1, 2, 3, 4, 5, 6].map((n) => `Point ${n} of page ${index}`) },
      {
        type: 'callToAction',
        heading: 'Shall we talk?',
        html: paragraph(index + 3),
        buttons: [
          { text: 'Go home', href: '/' },
          { text: `On to page ${index + 1}`, href: next },
        ],
      },
    ],
  }
}

/** Writes a site of `count` pages of the same kind into `folder`: pages.json and its one picture. */
export async function writeSyntheticSite(folder: string, count: number, settings: object = {}): Promise<void> {
  const site = {
    name: 'Synthetic',
    titleSuffix: ' | Synthetic',
    url: 'https://synthetic.example',
    navigation: { main: [{ text: 'Home', href: '/' }] },
    contact: { email: 'hello@synthetic.example', phone: '01632 960 000', phoneLink: '+441632960000' },
    footer: { links: [{ text: 'Home', href: '/' }] },
    ...settings,
  }
  const notFound = { ...page(0, '/'), path: '/404', title: 'Not found', isIndexed: false }
  const pages = Array.from({ length: count - 1 }, (_, index) =>
    page(index, index + 2 < count ? `/page-${index + 1}` : '/'),
  )
  await mkdir(join(folder, 'public/images'), { recursive: true })
  await writeFile(join(folder, 'public/images/drawing.svg'), drawing)
  await writeFile(join(folder, 'pages.json'), JSON.stringify({ site, pages: [...pages, notFound] }, null, 2))
}

import { expect, test } from 'vitest'
import type { SiteContent } from '../../../base/schema-types/content'
import { createValidator } from '../../../content/schema-model/validation/validate'
import { readItems, type StructuredItem } from './structured-items'

type Fields = Record<string, unknown>

const field = (structuredData: unknown, more: Fields = {}) => ({ structuredData, ...more })

const object = (properties: Fields, structuredData?: unknown) => ({
  type: 'object',
  properties,
  ...(structuredData !== undefined && { structuredData }),
})

const list = (items: Fields) => ({ type: 'array', items })

/** The items of a value by its schema, as one block of a page. */
function itemsOf(schema: Fields, block: Fields, root?: StructuredItem): StructuredItem[] {
  const pages = list(object({ blocks: list(schema) }))
  const content = { site: { url: 'https://fox.example', timeZone: 'Europe/Lisbon' }, pages: [{ blocks: [block] }] }
  const validate = createValidator({ 'pages.schema.json': object({ pages }) })
  return readItems(validate(content).annotations, content as unknown as SiteContent, root)
}

const dish = object(
  {
    name: field('name'),
    price: field(['offers/Offer/price', 'offers/Offer/priceCurrency=EUR']),
    vegan: field('suitableForDiet=VeganDiet'),
  },
  'hasMenuItem/MenuItem',
)

const restaurant = object(
  {
    heading: field('name'),
    street: field('address/PostalAddress/streetAddress'),
    town: field('address/PostalAddress/addressLocality'),
    picture: field('image'),
    about: field('description', { format: 'html' }),
    menu: object(
      { courses: list(object({ title: field('name'), dishes: list(dish) }, 'hasMenuSection/MenuSection')) },
      'hasMenu/Menu',
    ),
    hours: list(
      object(
        { days: field('dayOfWeek'), opens: field('opens'), closes: field('closes') },
        'openingHoursSpecification/OpeningHoursSpecification',
      ),
    ),
  },
  'Restaurant',
)

test('a block is an item of its type, with items in it as deep as its lists', () => {
  const courses = [
    {
      title: 'Starters',
      dishes: [
        { name: 'Soup', price: 6, vegan: true },
        { name: 'Ham', price: 9, vegan: false },
      ],
    },
    { title: 'Sweets', dishes: [{ name: 'Cake' }] },
  ]
  const block = {
    heading: 'The Fox',
    street: 'Rua 1',
    town: 'Porto',
    picture: { src: '/fox.jpg', alt: 'A fox' },
    about: '<p>Fish &amp; <b>wine</b>.</p><p>Garden</p>',
    menu: { courses },
    hours: [{ days: ['Monday', 'friday'], opens: '12:00', closes: '22:00' }],
  }
  expect(itemsOf(restaurant, block)).toEqual([
    {
      '@type': 'Restaurant',
      name: 'The Fox',
      address: { '@type': 'PostalAddress', streetAddress: 'Rua 1', addressLocality: 'Porto' },
      image: 'https://fox.example/fox.jpg',
      description: 'Fish & wine. Garden',
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Starters',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Soup',
                offers: { '@type': 'Offer', price: 6, priceCurrency: 'EUR' },
                suitableForDiet: 'VeganDiet',
              },
              { '@type': 'MenuItem', name: 'Ham', offers: { '@type': 'Offer', price: 9, priceCurrency: 'EUR' } },
            ],
          },
          { '@type': 'MenuSection', name: 'Sweets', hasMenuItem: { '@type': 'MenuItem', name: 'Cake' } },
        ],
      },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Friday'],
        opens: '12:00',
        closes: '22:00',
      },
    },
  ])
})

test('a day without hours is told as search engines want one that is closed', () => {
  const day = { day: field(['validFrom', 'validThrough']), opens: field('opens'), closes: field('closes') }
  const way = 'specialOpeningHoursSpecification/OpeningHoursSpecification'
  const schema = object({ days: list(object(day, way)) }, 'Restaurant')
  const open = { opens: '12:00', closes: '14:00' }
  const [item] = itemsOf(schema, { days: [{ day: '2027-12-24' }, { day: '2027-12-31', ...open }] })
  expect(item?.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2027-12-24', opens: '00:00', closes: '00:00' },
    { validFrom: '2027-12-31', ...open },
  ])
})

test('a block that is hidden, or says nothing, is no item', () => {
  expect(itemsOf(restaurant, { heading: 'The Fox', hidden: true })).toEqual([])
  expect(itemsOf(restaurant, { menu: { courses: [] } })).toEqual([])
})

test('what is outside of items is the page’s, as far as its type has the property', () => {
  const schema = object({ day: field('startDate', { format: 'local-time' }), price: field('hasMenu') })
  const page = { '@type': 'Event' }
  expect(itemsOf(schema, { day: '2027-07-01 20:30', price: '/menu.pdf' }, page)).toEqual([])
  expect(page).toEqual({ '@type': 'Event', startDate: '2027-07-01T20:30:00+01:00' })
  expect(itemsOf(schema, { day: '2027-07-01 20:30' })).toEqual([])
})

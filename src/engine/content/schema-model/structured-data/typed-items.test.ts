import { expect, test } from 'vitest'
import { findItemFaults } from './typed-items'

const faultsOf = (schemas: Record<string, object>) => {
  const { mistakes, warnings } = findItemFaults(schemas)
  const say = ({ path, pointer, message }: (typeof mistakes)[number]) => `${path} ${pointer}: ${message}`
  return { mistakes: mistakes.map(say), warnings: warnings.map(say) }
}

const place = { $ref: '../definitions.schema.json#/$defs/place' }

const event = (properties: object) => ({
  'blocks/show.schema.json': { structuredData: 'Event', properties },
  'definitions.schema.json': {
    $defs: { place: { properties: { street: { structuredData: 'location/Place/address' } } } },
  },
})

const heading = { structuredData: 'name' }

test('a type that search engines show has what they ask for, in fields, lists and definitions', () => {
  expect(faultsOf(event({ heading, place, days: { items: { structuredData: 'startDate' } } }))).toEqual({
    mistakes: [],
    warnings: [],
  })
  expect(faultsOf(event({ heading, place })).warnings).toEqual([
    'blocks/show.schema.json /structuredData: Search engines show no Event without "startDate". Say which field it is: "structuredData": "startDate".',
  ])
})

test('an item in an item lacks what it is there for', () => {
  const hall = { structuredData: 'location/Place/name' }
  expect(faultsOf(event({ heading, hall, day: { structuredData: 'startDate' } })).warnings).toEqual([
    'blocks/show.schema.json /properties/hall/structuredData: Search engines show no Place without "address". Say which field it is: "structuredData": "address".',
  ])
})

test('a property that the type around it does not have is a mistake', () => {
  expect(faultsOf(event({ heading: { structuredData: 'headline' } })).mistakes).toEqual([
    'blocks/show.schema.json /properties/heading/structuredData: An Event has no property "headline" in schema.org.',
  ])
})

test('blocks in a block, and fields outside of items, are not of the type around them', () => {
  const blocks = { holds: ['menu'], items: { properties: { dish: { structuredData: 'price' } } } }
  expect(faultsOf({ 'blocks/show.schema.json': { structuredData: 'Menu', properties: { blocks } } }).mistakes).toEqual(
    [],
  )
  expect(faultsOf({ 'blocks/show.schema.json': { properties: { dish: { structuredData: 'price' } } } })).toEqual({
    mistakes: [],
    warnings: [],
  })
})

test('a page of a template has its title, and what any of its fields says', () => {
  const schemas = (more: object) => ({
    'templates/show.schema.json': { structuredData: 'Event' },
    'page.schema.json': { $defs: { content: { properties: more } } },
  })
  expect(faultsOf(schemas({ day: { structuredData: 'startDate' } })).warnings).toEqual([
    'templates/show.schema.json /structuredData: Search engines show no Event without "location". Say which field it is: "structuredData": "location".',
  ])
})

test('the settings are an organisation, which needs nothing, until they say what else they are', () => {
  const site = (structuredData: object) => ({ 'site.schema.json': { ...structuredData, properties: { heading } } })
  expect(faultsOf(site({})).warnings).toEqual([])
  expect(faultsOf(site({ structuredData: 'Hotel' })).warnings).toMatchObject([/no Hotel without "address"/])
})

test('a template has one type', () => {
  for (const structuredData of ['name', ['Event'], 'location/Place'])
    expect(faultsOf({ 'templates/show.schema.json': { structuredData } }).mistakes).toEqual([
      'templates/show.schema.json /structuredData: A template has the type of its pages: "structuredData": "Event", for example.',
    ])
})

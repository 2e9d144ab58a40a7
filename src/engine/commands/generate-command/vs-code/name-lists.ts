import { isObject } from '../../../base/shared-types/json'
import { type FilmProvider, filmPage } from '../../../base/shared-types/services/film-provider'
import { allowedTags, attributesOf } from '../../../base/text/html-profile'
import type { Schema } from '../../../content/schema-model/schema-book'
import { anyOf, destinationPattern, hrefPattern, placePattern, proposedAddresses, proposedPlaces } from './addresses'
import type { Named, Names } from './names'

/** Patterns in JSON Schema have no flags. */
const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const value = `(?:"[^"]*"|'[^']*'|[^\\s"'>=]+)`

function startTag(tag: string): string {
  const names = attributesOf(tag).map(anyCase).join('|')
  const attributes = names ? `(?:\\s+(?:${names})(?:\\s*=\\s*${value})?)*` : ''
  return `${anyCase(tag)}${attributes}\\s*\\/?>`
}

/** A pattern cannot check whether tags are closed. */
function tagsPattern(): string {
  const start = `<(?:${allowedTags.map(startTag).join('|')})`
  const end = `<\\/(?:${allowedTags.map(anyCase).join('|')})\\s*>`
  return `^(?:[^<]|<(?![a-zA-Z\\/!?])|${end}|${start})*$`
}

/** Matches html in which the attribute of every such tag matches `accepted`. */
const attributePattern = (tag: string, attribute: string, accepted: string): string =>
  `^(?![\\s\\S]*<${anyCase(tag)}\\s[^>]*?${anyCase(attribute)}\\s*=\\s*(["'])(?!${accepted}\\1))`

const linksPattern = (href: string): string => attributePattern('a', 'href', href)

const imagesPattern = (pictures: string[]): string => attributePattern('img', 'src', anyOf(pictures))

/** Definitions that depend on the content have names with this prefix. */
export const contentPrefix = 'names.'

const ifNew = 'If it is new, save while "npm run dev" runs, or run "npm run generate".'

function oneOf<Value>(items: Named<Value>[], errorMessage: string): Schema {
  const names = items.map(({ name }) => name)
  return { enum: names, enumDetails: items.map(({ about }) => about ?? ''), errorMessage }
}

/** Proposes names; `pattern` validates. */
function proposed(items: Named[], pattern: string, message: string): Schema {
  const { enum: names, enumDetails } = oneOf(items, message)
  return {
    anyOf: [{ type: 'string' }, { enum: names, enumDetails }],
    pattern: `^${pattern}$`,
    patternErrorMessage: message,
    errorMessage: message,
  }
}

/** Proposes names; anything else is valid too. */
function suggested(items: Named[]): Schema {
  const { enum: names, enumDetails } = oneOf(items, '')
  return items.length > 0 ? { anyOf: [{ type: 'string' }, { enum: names, enumDetails }] } : {}
}

/** What "-" before a field says. */
const falling = 'the greatest or newest first'

/** Values may also be numbers. */
const valueIn = (values: Named[]): Schema =>
  values.length > 0
    ? { anyOf: [{}, { enum: values.map(({ name }) => name), enumDetails: values.map(({ about }) => about) }] }
    : {}

export const pagesWith = (names: Names, type: string, field: string): Schema =>
  oneOf(names.pagesWith(type, field), `Name a page that has a ${type} block with "${field}". ${ifNew}`)

/** The ids that `field` accepts depend on the collection beside it. */
export const entriesIn = ({ collections }: Names, field: string): Schema => ({
  allOf: collections.map(({ name, entries }) => ({
    if: { required: ['collection'], properties: { collection: { const: name } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: {
        [field]: { items: oneOf(entries, `The collection "${name}" has no entry with this id. ${ifNew}`) },
      },
    },
  })),
})

/** Fields of an object that may have others, too. */
export function proposedKeys(
  { keys }: Names,
  { additionalProperties, propertyNames }: Schema,
  name = '',
): Record<string, Schema> | undefined {
  const proposed = keys[name]
  if (!proposed?.length || !isObject(propertyNames) || !isObject(additionalProperties)) return undefined
  return Object.fromEntries(proposed.map((key) => [key.name, { ...additionalProperties, description: key.about }]))
}

/** Accepts a film's number or its address. */
export function filmField({ name, address, ...provider }: FilmProvider, examples: unknown): Schema {
  const example = Number(Array.isArray(examples) ? examples[0] : 1)
  const page = filmPage({ name, address, ...provider }, example)
  const message = `Write the number of a film on ${name}, for example ${example}, or its address: "${page}".`
  return {
    minimum: 1,
    pattern: `^0*[1-9][0-9]*$|${address}`,
    patternErrorMessage: message,
    errorMessage: message,
    defaultSnippets: [{ label: String(example), markdownDescription: message, body: `^\${1:${example}}` }],
  }
}

export function nameLists(names: Names): Record<string, Schema> {
  const href = hrefPattern(names)
  return {
    place: proposed(
      proposedPlaces(names),
      placePattern(names),
      `There is no page with this path, or no such place in it. ${ifNew}`,
    ),
    destination: proposed(
      proposedPlaces(names),
      destinationPattern(names),
      `There is no page with this path, or no such place in it. Another site starts with https://. ${ifNew}`,
    ),
    page: oneOf(names.pages, `There is no page with this path. ${ifNew}`),
    original: oneOf(names.originals, `There is no page with this path in the language of the site. ${ifNew}`),
    href: proposed(
      proposedAddresses(names),
      href,
      `This link leads nowhere. Write a page of this site ("/contact"), a web address ("https://…"), "mailto:…" or "tel:+44…". ${ifNew}`,
    ),
    image: oneOf(
      names.pictures,
      `There is no such picture in the public folder. Upper and lower case matter; the address starts with a slash. ${ifNew}`,
    ),
    file: oneOf(
      names.files,
      `There is no such file in the public folder. Upper and lower case matter; the address starts with a slash. ${ifNew}`,
    ),
    animation: oneOf(names.animations, `There is no such Lottie animation (.json) in the public folder. ${ifNew}`),
    loop: oneOf(names.loops, `There is no such loop (an animated .webp, or .json) in the public folder. ${ifNew}`),
    shared: oneOf(names.shared, `There is no shared block with this name. Write it under "shared" first. ${ifNew}`),
    collection: oneOf(names.collections, `No page has an "entry" in this collection. ${ifNew}`),
    category: suggested(names.categories),
    'entry-category': suggested(names.categories),
    'entry-value': suggested(names.entryFields),
    'entry-order': suggested(names.entryFields.flatMap(({ name }) => [{ name }, { name: `-${name}`, about: falling }])),
    'entry-only': {
      properties: Object.fromEntries(names.entryFields.map(({ name, values }) => [name, valueIn(values)])),
    },
    'entry-id': {
      defaultSnippets: names.collections.flatMap(({ name, nextId }) =>
        nextId === undefined
          ? []
          : [
              {
                label: String(nextId),
                markdownDescription: `The next free number of the collection "${name}".`,
                body: nextId,
              },
            ],
      ),
    },
    'time-zone': suggested(['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({ name }))),
    rule: oneOf(
      names.warnings.map((name) => ({ name })),
      'Write the code of a warning, which is in brackets after it. Errors cannot be accepted.',
    ),
    html: {
      allOf: [
        {
          pattern: tagsPattern(),
          patternErrorMessage:
            'This text has a tag or an attribute that is not allowed and would be removed. Use <p>, <strong>, <em>, <ul>, <ol>, <li>, <a href="…">, <h3>, <blockquote>.',
        },
        {
          pattern: linksPattern(href),
          patternErrorMessage: `A link in this text leads nowhere. ${ifNew}`,
        },
        {
          pattern: imagesPattern(names.pictures.map(({ name }) => name)),
          patternErrorMessage: `A picture in this text is not in the public folder. Upper and lower case matter. ${ifNew}`,
        },
      ],
    },
  }
}

import { waivable } from '../../check/rules'
import { type FilmProvider, filmPage } from '../../model/film-provider'
import { hrefPattern, placePattern, proposedAddresses, proposedPlaces } from './addresses'
import { imagesPattern, linksPattern, tagsPattern } from './html-patterns'
import type { Named, Names } from './names'

type Schema = Record<string, unknown>

/** The definitions that depend on the content, not on the schemas alone: their names begin like this. */
export const contentPrefix = 'names.'

const fresh = 'Is it new? Save while "npm run dev" runs, or run "npm run generate": then it is known here.'

/** A list that a value must be in. */
function oneOf<Value>(items: Named<Value>[], errorMessage: string): Schema {
  const names = items.map(({ name }) => name)
  return { enum: names, enumDetails: items.map(({ about }) => about ?? ''), errorMessage }
}

/** A list that is proposed; `pattern` decides. */
function proposed(items: Named[], pattern: string, message: string): Schema {
  const { enum: names, enumDetails } = oneOf(items, message)
  return {
    anyOf: [{ type: 'string' }, { enum: names, enumDetails }],
    pattern: `^${pattern}$`,
    patternErrorMessage: message,
    errorMessage: message,
  }
}

/** A list that is proposed, beside anything else. */
function free(items: Named[]): Schema {
  const { enum: names, enumDetails } = oneOf(items, '')
  return items.length > 0 ? { anyOf: [{ type: 'string' }, { enum: names, enumDetails }] } : {}
}

/** Pages that hold what a field needs of them. */
export const pagesWith = (names: Names, type: string, field: string): Schema =>
  oneOf(names.pagesWith(type, field), `Name a page that has a ${type} block with "${field}". ${fresh}`)

/** The ids that may stand in the list `field`, by the collection that is named beside it. */
export const entriesIn = ({ collections }: Names, field: string): Schema => ({
  allOf: collections.map(({ name, entries }) => ({
    if: { required: ['collection'], properties: { collection: { const: name } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: {
        [field]: { items: oneOf(entries, `The collection "${name}" has no entry with this id. ${fresh}`) },
      },
    },
  })),
})

/** What a field takes that holds a film: its number, or its address at the provider. */
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

/** What each format of the schemas accepts and proposes on this site. A format that is not here adds nothing. */
export function nameLists(names: Names): Record<string, Schema> {
  const href = hrefPattern(names)
  return {
    place: proposed(
      proposedPlaces(names),
      placePattern(names),
      `There is no page with this path, or no such place in it. ${fresh}`,
    ),
    page: oneOf(names.pages, `There is no page with this path. ${fresh}`),
    href: proposed(
      proposedAddresses(names),
      href,
      `This link leads nowhere. Write a page of this site ("/contact"), a web address ("https://…"), "mailto:…" or "tel:+44…". ${fresh}`,
    ),
    image: oneOf(
      names.pictures,
      `There is no such picture in the public folder. Upper and lower case matter; the address starts with a slash. ${fresh}`,
    ),
    file: oneOf(
      names.files,
      `There is no such file in the public folder. Upper and lower case matter; the address starts with a slash. ${fresh}`,
    ),
    animation: oneOf(names.animations, `There is no such Lottie animation (.json) in the public folder. ${fresh}`),
    loop: oneOf(names.loops, `There is no such loop (an animated .webp, or .json) in the public folder. ${fresh}`),
    shared: oneOf(names.shared, `There is no shared block of this name. Write it under "shared" first. ${fresh}`),
    collection: oneOf(names.collections, `No page has an "entry" in this collection. ${fresh}`),
    category: free(names.categories),
    'entry-category': free(names.categories),
    'entry-id': {
      defaultSnippets: names.collections.map(({ name, nextId }) => ({
        label: String(nextId),
        markdownDescription: `The next free number of the collection "${name}".`,
        body: nextId,
      })),
    },
    'time-zone': free(['UTC', ...Intl.supportedValuesOf('timeZone')].map((name) => ({ name }))),
    rule: oneOf(
      waivable.map((name) => ({ name })),
      'Write the code of a warning, as it stands in brackets behind it. Errors cannot be waived.',
    ),
    html: {
      allOf: [
        {
          pattern: tagsPattern(),
          patternErrorMessage:
            'There is a tag or an attribute in this text that is not allowed and would be lost. Use <p>, <strong>, <em>, <ul>, <ol>, <li>, <a href="…">, <h3>, <blockquote>.',
        },
        {
          pattern: linksPattern(href),
          patternErrorMessage: `A link in this text leads nowhere. ${fresh}`,
        },
        {
          pattern: imagesPattern(names.pictures.map(({ name }) => name)),
          patternErrorMessage: `A picture in this text is not in the public folder. Upper and lower case matter. ${fresh}`,
        },
      ],
    },
  }
}

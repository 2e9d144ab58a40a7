import { isObject } from '../../../base/shared-types/json'
import { listed } from '../phrases'
import { findValues, type SchemaMistake } from './schema-mistakes'

/** They load nothing and change no page: https://html.spec.whatwg.org/multipage/links.html#linkTypes */
const links = ['alternate', 'author', 'help', 'license', 'me', 'search']

/** The engine writes them by other settings, or they change what a page may do. */
const taken =
  /^(?:viewport|description|robots|referrer|theme-color|color-scheme|twitter:card|og:(?:title|description|url|image|type|site_name).*)$/i

const example = '{ "name": "apple-itunes-app" }, { "property": "al:ios:url" } or { "rel": "me" }'

function explainHeadTag(tag: unknown): string | undefined {
  const [[kind = '', name] = [], ...others] = isObject(tag) ? Object.entries(tag) : []
  if (others.length > 0 || !['name', 'property', 'rel'].includes(kind) || typeof name !== 'string')
    return `"headTag" names one tag: ${example}.`
  if (kind === 'rel' && !links.includes(name))
    return `"headTag" writes no link "${name}", which could load something or change the page. It may be ${listed(links, 'or')}.`
  if (!/^[\w.:-]+$/.test(name))
    return `"${name}" is no name of a tag. Write it with letters, digits, hyphens, dots and colons.`
  return taken.test(name) ? `The engine writes "${name}" itself: pages and settings have fields for it.` : undefined
}

export function findRefusedHeadTag(path: string, schema: object): SchemaMistake | undefined {
  for (const { pointer, value } of findValues(schema, 'headTag')) {
    // A field may have this name.
    if (pointer.endsWith('/properties/headTag')) continue
    const message =
      path === 'studio/site.schema.json'
        ? explainHeadTag(value)
        : '"headTag" belongs into schemas/studio/site.schema.json: the tags are in the settings.'
    if (message) return { path, pointer, message }
  }
  return undefined
}

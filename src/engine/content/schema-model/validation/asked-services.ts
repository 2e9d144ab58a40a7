import { isObject } from '../../../base/shared-types/json'
import {
  frameFeatures,
  ownOrigin,
  type Service,
  type SourceKind,
  sourceKinds,
} from '../../../base/shared-types/services/service'
import { guess } from '../../../base/text/nearest'
import { listed } from '../phrases'
import { findValues, type SchemaMistake } from './schema-mistakes'

const known: (keyof Service)[] = ['name', ...sourceKinds, 'allow', 'trustedTypes', 'consent']

const origin = /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/

const isSocket = (kind: SourceKind, source: string) =>
  kind === 'connect' && source.startsWith('wss:') && origin.test(source.replace('wss:', 'https:'))

/** A policy compares paths of these alone: a site may be trusted with a few files only. */
const withPath = new Set<SourceKind>(['scripts', 'styles'])

const example = '"https://maps.example"'

function explainSource(kind: SourceKind, source: unknown): string | undefined {
  if (source === ownOrigin) return undefined
  if (typeof source !== 'string') return `"${kind}" takes a list of origins, for example [${example}].`
  if (origin.test(source) || isSocket(kind, source)) return undefined
  const [, before = '', path = ''] = source.match(/^(https:\/\/[^/]*)(\/.*)$/) ?? []
  if (path && origin.test(before)) {
    if (!withPath.has(kind)) return `"${source}" has a path. Write the origin alone: "${before}".`
    return /^\/[\w./~-]*$/.test(path)
      ? undefined
      : `"${source}" has signs that a policy does not take. Write the path without them.`
  }
  if (/^(http|ws|wss):/.test(source))
    return `"${source}" is not encrypted, or no web page. Write an origin that starts with https://.`
  if (source.includes('*'))
    return `"${source}" allows too much. Name the site; only its subdomains can be left open, as in "https://*.maps.example".`
  return `"${source}" is no origin. Write https:// and the name of the site, in lower case and without a path, for example ${example}, or ${ownOrigin} for the origin of the field's own value.`
}

const isTexts = (value: unknown, text: RegExp) =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && text.test(item))

function explainLists(asks: Record<string, unknown>): string | undefined {
  for (const kind of sourceKinds) {
    const sources = asks[kind]
    if (sources === undefined) continue
    if (!Array.isArray(sources) || sources.length === 0)
      return `"${kind}" takes a list of origins, for example [${example}].`
    const mistake = sources.map((source) => explainSource(kind, source)).find(Boolean)
    if (mistake) return mistake
  }
  if (!sourceKinds.some((kind) => kind in asks))
    return `"asks" names no address. Add ${listed(
      [...sourceKinds].map((kind) => `"${kind}"`),
      'or',
    )}, for example "frames": [${example}].`
  return undefined
}

function explainAsks(asks: unknown): string | undefined {
  if (!isObject(asks)) return `"asks" takes an object, for example {"name": "Maps", "frames": [${example}]}.`
  const strange = Object.keys(asks).find((key) => !known.some((name) => name === key))
  if (strange !== undefined) {
    const near = guess(strange, known)
    return `"asks" has no "${strange}".${near ? ` Did you mean "${near.name}"?` : ` It has ${listed(known, 'and')}.`}`
  }
  const { name, allow = [], trustedTypes = [], consent = true } = asks
  if (typeof name !== 'string' || name.trim() === '')
    return '"asks" needs a "name": what the service is called, for visitors who decide about it.'
  if (typeof consent !== 'boolean') return '"consent" is true or false.'
  if (!Array.isArray(allow) || !allow.every((feature) => frameFeatures.includes(feature)))
    return `"allow" takes a list of features of the browser: ${listed(frameFeatures, 'or')}.`
  if (!isTexts(trustedTypes, /^[\w-]+$/))
    return '"trustedTypes" takes a list of names made of letters, digits and hyphens.'
  return explainLists(asks)
}

export function findRefusedService(path: string, schema: object): SchemaMistake | undefined {
  for (const { pointer, value } of findValues(schema, 'asks')) {
    // A field may have this name.
    if (pointer.endsWith('/properties/asks')) continue
    const message = explainAsks(value)
    if (message) return { path, pointer, message }
  }
  return undefined
}

import { asObject, valueAt } from '../../../base/shared-types/json'
import { findAnalyticsScript } from '../../../base/shared-types/services/analytics'
import { findPixelScripts } from '../../../base/shared-types/services/pixel-services'
import { ownOrigin, type Service } from '../../../base/shared-types/services/service'
import { readUrl } from '../../../base/text/read-url'
import type { CodedFinding } from '../../check/findings/finding'
import type { Annotation } from '../../schema-model/validation/open-validator'
import type { SiteChange } from './compare'

/** A change of whose scripts pages run, or who gets authors' sign-ins. */
export interface TrustChange {
  pointer: string
  /** `name` writes an address. */
  describe(name: (text: string) => string): string
}

type Describe = TrustChange['describe']

export interface Asked {
  before: Annotation[]
  now: Annotation[]
}

const scriptsOf = (source: string, was?: string): Describe => {
  return (name) =>
    `Every page may run scripts of ${name(source)} now${was === undefined ? '' : `, instead of ${name(was)}`}. They can read and change all that visitors see and type.`
}

const scriptOrigins = (asked: Annotation[]): { pointer: string; origin: string }[] =>
  asked.flatMap(({ format, value, wanted, pointer }) => {
    if (format !== 'asks' || !(wanted as Service).scripts?.includes(ownOrigin)) return []
    const origin = typeof value === 'string' ? readUrl(value)?.origin : undefined
    return origin === undefined ? [] : [{ pointer, origin }]
  })

function findScripts({ before, now }: SiteChange, asked: Asked): TrustChange[] {
  const pointer = '/site/analytics'
  const [was, is] = [before, now].map((content) => findAnalyticsScript(valueAt(content, pointer)))
  const [had, has] = [before, now].map((content) => findPixelScripts(valueAt(content, '/site/pixels')))
  const known = new Set(scriptOrigins(asked.before).map(({ origin }) => origin))
  return [
    ...(is === undefined || is === was ? [] : [{ pointer, describe: scriptsOf(is, was) }]),
    ...(has ?? [])
      .filter((script) => !had?.includes(script))
      .map((script) => ({ pointer: '/site/pixels', describe: scriptsOf(script) })),
    ...scriptOrigins(asked.now)
      .filter(({ origin }) => !known.has(origin))
      .map((found) => ({ pointer: found.pointer, describe: scriptsOf(found.origin) })),
  ]
}

const editorFields: Record<string, (value: string) => string> = {
  host: (value) => `The editor on the web sends the sign-ins of authors and their changes to ${value} now`,
  relay: (value) => `The editor on the web sends the codes of authors who sign in to ${value} now`,
  clientId: (value) => `Authors who sign in to the editor on the web allow the app ${value} to act for them now`,
  branch: (value) => `The editor on the web edits the branch ${value} now`,
}

function findSignIn({ before, now }: SiteChange): TrustChange[] {
  const [old, fresh] = [before, now].map((content) => asObject(valueAt(content, '/site/editor')))
  return Object.entries(editorFields).flatMap(([field, say]) => {
    const [was, is] = [old?.[field], fresh?.[field]]
    if (was === is) return []
    const places = [`/site/editor/${field}`, '/site/editor', '/site']
    const pointer = places.find((place) => valueAt(now, place) !== undefined) ?? ''
    const describe: Describe = (name) =>
      is === undefined
        ? `The editor on the web has no "${field}" in the settings any more; it was ${name(String(was))}.`
        : `${say(name(String(is)))}${was === undefined ? '' : `, before ${name(String(was))}`}.`
    return [{ pointer, describe }]
  })
}

export const findTrustChanges = (change: SiteChange, asked: Asked): TrustChange[] => [
  ...findScripts(change, asked),
  ...findSignIn(change),
]

/** A waiver does not silence them: the change itself could hold one. */
export const draftTrustChanges = (changes: TrustChange[]): CodedFinding[] =>
  changes.map(({ pointer, describe }) => ({
    rule: 'trusted-address',
    severity: 'warning',
    message: `${describe((text) => `"${text}"`)} Accept this only if you know who runs it.`,
    pointer,
    ...(pointer.split('/').length < 4 && { on: 'key' as const }),
  }))

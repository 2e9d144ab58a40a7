import { asObject } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { wildcard } from '../../../base/shared-types/site-pages'
import { createSlugs, valuesOf } from '../../collections/entry-values'
import type { Content } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import type { Finding, SiteRule } from '../findings/rule'

/** Of an address: see page.schema.json. */
const longest = 200

/** Where entries write each spelling of a value. */
type Spellings = Map<string, string[]>

function placesOf({ pointer, entry = {} }: PageOutline, field: string): [value: string, pointer: string][] {
  const at = `${pointer}/entry/${field}`
  const value = entry[field]
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((item, index) => {
    const [word] = valuesOf({ item }, 'item')
    return word === undefined ? [] : [[word, Array.isArray(value) ? `${at}/${index}` : at] as [string, string]]
  })
}

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function checkSlug(slug: string, spellings: Spellings, folder: string): Finding[] {
  const address = `${folder}/${slug}`
  const [[first = '', places = []] = [], ...others] = [...spellings].sort(
    (one, other) => other[1].length - one[1].length,
  )
  if (slug === '') {
    const message = `No address can be made of "${first}", which has neither letters nor digits. Write it in words.`
    return places.map((pointer) => ({ pointer, message }))
  }
  if (address.length > longest) {
    const message = `This is too long for an address: its page would be "${address}", which has ${address.length} letters of at most ${longest}. Write it in fewer words.`
    return places.map((pointer) => ({ pointer, message }))
  }
  return others.flatMap(([spelling, ofOther]) => {
    const isSame = withoutAccents(spelling) === withoutAccents(first)
    const fix = isSame ? `Write "${first}" here, too.` : 'Give one of the two another name.'
    const message = `"${first}" and "${spelling}" would share the address "${address}". ${fix}`
    return ofOther.map((pointer) => ({
      pointer,
      message,
      ...(isSame && { suggestion: first, replacement: first }),
    }))
  })
}

function checkPage({ path, each, language }: PageOutline, content: Content): Finding[] {
  const { of, by } = asObject(each)
  const slugs = new Map<string, Spellings>()
  const slugOfValue = createSlugs(language)
  for (const page of content.entries) {
    const { collection, isVisible } = page.entry ?? {}
    if (collection !== of || isVisible === false || page.language !== language) continue
    for (const [value, pointer] of placesOf(page, String(by))) {
      const slug = slugOfValue(value)
      const spellings = slugs.get(slug) ?? new Map()
      addTo(spellings, value, pointer)
      slugs.set(slug, spellings)
    }
  }
  return [...slugs].flatMap(([slug, spellings]) => checkSlug(slug, spellings, path.replace(wildcard, '')))
}

export const valueAddress: SiteRule = {
  code: 'value-address',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const found = content.pages.filter(({ each }) => each).flatMap((page) => checkPage(page, content))
    return [...new Map(found.map((finding) => [finding.pointer, finding])).values()]
  },
}

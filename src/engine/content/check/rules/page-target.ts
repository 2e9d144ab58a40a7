import { pathOf } from '../../../base/shared-types/addresses'
import { isObject } from '../../../base/shared-types/json'
import { guess } from '../../../base/text/nearest'
import { shownBlocks } from '../../schema-model/block-tree'
import { explainElsewhere, explainQuery } from '../addresses/other-site'
import { isWebAddress, ownPathOf, previewPathOf } from '../addresses/web-address'
import type { Content } from '../content-index/content'
import { readLinkForm } from '../content-index/guesses/link-forms'
import type { Finding, SiteRule } from '../findings/rule'

interface PageWith {
  type: string
  field: string
}

/** At an old address any is allowed: its target is checked separately. */
function checkAnchor(place: string, content: Content): Omit<Finding, 'pointer'> | undefined {
  const [path = '', anchor] = place.split('#')
  const page = content.destinations.get(path)
  if (!page || anchor === undefined || page.redirect !== undefined) return undefined
  const anchors = content.anchorsOf(page)
  if (anchors.has(anchor)) return undefined
  const meant = guess(anchor, anchors)
  const suggestion = meant && `${path}#${meant.name}`
  const message = `The page "${path}" has no block with the id "${anchor}". ${suggestion ? `Did you mean "${suggestion}"?` : 'Give the block that you mean this "id".'}`
  const repair = meant?.isSure && { replacement: suggestion, replaces: place }
  return { message, address: path, suggestion, ...repair, cause: { kind: 'anchor', name: place } }
}

const isAbroad = (address: string, content: Content): boolean =>
  isWebAddress(address) && ownPathOf(address, content) === undefined && previewPathOf(address) === undefined

/** Where another site is named: what is wrong with it. Undefined for an address of this site. */
function checkElsewhere(value: string, pointer: string, format: string, content: Content): Finding[] | undefined {
  const form = value.startsWith('/') ? undefined : readLinkForm(value, pointer, content)
  const meant = isAbroad(value, content) ? value : form?.suggestion
  if (meant === undefined || !isAbroad(meant, content)) return undefined
  if (format !== 'destination') {
    if (!pointer.endsWith('/redirect')) return undefined
    const message = 'A page that ends leads to a page of this site: write its path.'
    return [{ pointer, message, address: '' }]
  }
  if (String(content.valueAt(pointer.replace(/redirect$/, 'path'))).endsWith('/*')) {
    const message =
      'Unknown paths lead to a page of this site: write its path. Only a redirect from one path can lead to another site.'
    return [{ pointer, message, address: '' }]
  }
  if (meant !== value) return [{ pointer, message: `Did you mean "${meant}"?`, address: '', suggestion: meant }]
  const wrong = explainElsewhere(value)
  return wrong ? [{ pointer, ...wrong, address: '' }] : []
}

export const pageTarget: SiteRule = {
  code: 'page-target',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const { ofFormat, destinations, byPath } = content
    return ofFormat('page', 'place', 'destination', 'pageWith').flatMap(({ format, value, pointer, wanted }) => {
      if (typeof value !== 'string') return []
      const isPlace = format === 'place' || format === 'destination'
      const path = isPlace ? pathOf(value) : value
      // A page for each value of entries has a path with a wildcard.
      const page = pointer.endsWith('/translates') ? byPath.get(path) : destinations.get(path)
      const elsewhere = checkElsewhere(value, pointer, format, content)
      if (elsewhere !== undefined) return elsewhere
      if (format !== 'pageWith' && !page) {
        const own = ownPathOf(value, content)
        const form = readLinkForm(own ?? value, pointer, content)
        const isOfSite = form?.suggestion?.startsWith('/')
        const meant = isOfSite
          ? { name: pathOf(form?.suggestion ?? ''), isSure: form?.isSure }
          : content.guessPage(path)
        const target = meant && destinations.get(meant.name)
        const anchor = isPlace ? value.slice(path.length) : ''
        const isThere = anchor === '' || (target && content.anchorsOf(target).has(anchor.slice(1)))
        const suggestion = meant && (isThere ? meant.name + anchor : meant.name)
        const repair = meant?.isSure && isThere && { replacement: suggestion, replaces: value }
        const isTranslation = pointer.endsWith('/translates')
        const advice = suggestion
          ? `Did you mean "${suggestion}"?`
          : `Write the path of a page in this file${isTranslation ? ', or take "translates" out' : ''}.`
        const message = `There is no page "${path}"${isTranslation ? ' to translate' : ''}. ${advice}`
        return [{ pointer, message, address: path, suggestion, ...repair, cause: { kind: 'page', name: path } }]
      }
      if (isPlace) {
        const wrong = pointer.endsWith('/redirect') ? explainQuery(value) : undefined
        if (wrong) return [{ pointer, ...wrong, address: path }]
        const verdict = checkAnchor(value, content)
        return verdict ? [{ ...verdict, pointer }] : []
      }
      if (format === 'pageWith' && page && isObject(wanted)) {
        const { type, field } = wanted as unknown as PageWith
        const blocks = shownBlocks(page.blocks, content.sharedIn(page.language), content.held)
        if (blocks.some((block) => block.type === type && field in block)) return []
        const message = `The page "${value}" has no ${content.sayType(type)} with "${field}". Name a page that has one.`
        return [{ pointer, message, address: value, cause: { kind: 'with', name: value } }]
      }
      return []
    })
  },
}

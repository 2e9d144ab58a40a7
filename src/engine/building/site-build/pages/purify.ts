import { createRequire } from 'node:module'
import type createDOMPurify from 'dompurify'
import type jsdom from 'jsdom'
import { allowedAttributes, allowedTags, attributesOf, isAllowedValue } from '../../../base/text/html-profile'
import { createSanitizer } from '../../../pages/page-data/html/sanitizer'

/** A window of jsdom gets slower with every text. */
const textsPerWindow = 100

let sanitizer: ReturnType<typeof createDOMPurify> | undefined
let uses = 0

const require = createRequire(import.meta.url)

/** Starting jsdom takes a second, so it waits for the first text that is not plain. */
function getPurify(): ReturnType<typeof createDOMPurify> {
  if (!sanitizer || uses % textsPerWindow === 0) {
    const { JSDOM } = require('jsdom') as typeof jsdom
    const create = require('dompurify') as typeof createDOMPurify
    sanitizer = create(new JSDOM('').window)
    // Removing the attribute would not undo its effect.
    sanitizer.addHook('beforeSanitizeElements', (node) => {
      if ('hasAttribute' in node && (node as Element).hasAttribute('is')) (node as Element).remove()
    })
    // DOMPurify has one list for all tags, and allows pictures in data: addresses.
    sanitizer.addHook('uponSanitizeAttribute', ({ nodeName }, attribute) => {
      const { attrName, attrValue } = attribute
      attribute.keepAttr =
        attributesOf(nodeName.toLowerCase()).includes(attrName) && isAllowedValue(attrName, attrValue)
    })
  }
  uses++
  return sanitizer
}

export function purify(html: string): string {
  return getPurify().sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    // DOMPurify applies its rule for addresses to attributes that it does not know.
    ADD_URI_SAFE_ATTR: ['start', 'lang'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
  })
}

export const sanitize = createSanitizer(purify)

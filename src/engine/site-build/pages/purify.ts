import { createRequire } from 'node:module'
import type createDOMPurify from 'dompurify'
import type jsdom from 'jsdom'
import { createSanitizer } from '../../compile/html/sanitizer'
import { allowedAttributes, allowedTags, attributesOf, isAllowedValue } from '../../text/html-profile'

/** How many texts one window of jsdom serves: it keeps something of each, and is slower with every one. */
const textsPerWindow = 100

let sanitizer: ReturnType<typeof createDOMPurify> | undefined
let uses = 0

const require = createRequire(import.meta.url)

/** Loading and starting jsdom takes a second: only a build that meets a text which is not plain pays for it. */
function getPurify(): ReturnType<typeof createDOMPurify> {
  if (!sanitizer || uses % textsPerWindow === 0) {
    const { JSDOM } = require('jsdom') as typeof jsdom
    const create = require('dompurify') as typeof createDOMPurify
    sanitizer = create(new JSDOM('').window)
    // An element keeps what this attribute has made it, also without the attribute.
    sanitizer.addHook('beforeSanitizeElements', (node) => {
      if ('hasAttribute' in node && (node as Element).hasAttribute('is')) (node as Element).remove()
    })
    // DOMPurify's own lists are the same for all tags, and let pictures be data:. The profile is narrower.
    sanitizer.addHook('uponSanitizeAttribute', ({ nodeName }, attribute) => {
      const { attrName, attrValue } = attribute
      attribute.keepAttr =
        attributesOf(nodeName.toLowerCase()).includes(attrName) && isAllowedValue(attrName, attrValue)
    })
  }
  uses++
  return sanitizer
}

/** Removes from html whatever is not in the profile that check holds authors to. */
export function purify(html: string): string {
  return getPurify().sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    // DOMPurify holds every attribute that it does not know as harmless to the rule for addresses.
    ADD_URI_SAFE_ATTR: ['start', 'lang'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
  })
}

/** A site is compiled again and again while it is written: a text that was cleaned stays clean. */
export const sanitize = createSanitizer(purify)

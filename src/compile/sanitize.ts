import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { allowedAttributes, allowedTags } from '../check/html-profile'

type Sanitize = (html: string) => string

/** How many texts one window of jsdom serves: it keeps something of each, and is slower with every one. */
const textsPerWindow = 100

let purify: ReturnType<typeof createDOMPurify> | undefined
let uses = 0

/** Starting jsdom takes half a second: only a build that meets rich text pays for it. */
function getPurify(): ReturnType<typeof createDOMPurify> {
  if (!purify || uses % textsPerWindow === 0) purify = createDOMPurify(new JSDOM('').window)
  uses++
  return purify
}

/** Removes from html whatever is not in the profile that check holds authors to. Each text is sanitised once. */
export function createSanitizer(): Sanitize {
  const done = new Map<string, string>()
  return (html) => {
    const known = done.get(html)
    if (known !== undefined) return known
    const clean = getPurify().sanitize(html, {
      ALLOWED_TAGS: [...allowedTags],
      ALLOWED_ATTR: [...allowedAttributes],
      ALLOW_DATA_ATTR: false,
      // DOMPurify holds every attribute that it does not know as harmless to the rule for addresses.
      ADD_URI_SAFE_ATTR: ['start'],
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/|#)/i,
    })
    done.set(html, clean)
    return clean
  }
}

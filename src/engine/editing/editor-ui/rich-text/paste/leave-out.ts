import { withinDocument } from '../../../../content/check/rich-text/read-parts'
import { styleIn } from '../source/dom'
import { unwrap } from './unfold'

/** Undefined for a dead link. */
export type Resolve = (href: string) => string | undefined

const unnamed =
  'script,style,noscript,template,title,meta,link,del,[hidden],[data-locked],[data-style*="display:none"],[data-style*="display: none"],[data-style*="mso-hide:all"],[data-style*="mso-hide: all"]'

/** The names are for authors. */
const removed: [selector: string, name: string][] = [
  ['iframe,video,audio,object,embed', 'films and sounds'],
  ['input,select,textarea,button', 'form fields'],
  ['svg,canvas,math', 'drawings'],
  ['.MsoCommentReference,[data-style*="mso-element:comment-list"]', 'comments'],
]

const looks: [pattern: RegExp, name: string][] = [
  [/(?:^|[;\s-])(?:color|background(?:-color)?)\s*:/i, 'colours'],
  [/font-family\s*:|(?:^|[;\s])font\s*:/i, 'fonts'],
  [/font-size\s*:/i, 'sizes'],
  [/line-through/i, 'strikethrough'],
]

function namesOfLook(element: Element): string[] {
  const style = styleIn(element)
  const isFont = element.localName === 'font'
  return [
    ...looks.flatMap(([pattern, name]) => (pattern.test(style) ? [name] : [])),
    ...(isFont && element.hasAttribute('color') ? ['colours'] : []),
    ...(isFont && element.hasAttribute('face') ? ['fonts'] : []),
    ...(isFont && element.hasAttribute('size') ? ['sizes'] : []),
  ]
}

function leaveOutAttributes(element: Element): void {
  for (const { name } of [...element.attributes])
    if (name.startsWith('on') || name === 'title') element.removeAttribute(name)
  if (/\D/.test(element.getAttribute('start') ?? '')) element.removeAttribute('start')
}

/** Returns the names of what was left out, such as "colours". */
export function leaveOut(root: Element, resolve: Resolve): Set<string> {
  const names = new Set<string>()
  for (const element of root.querySelectorAll(unnamed)) element.remove()
  for (const [selector, name] of removed)
    for (const element of root.querySelectorAll(selector)) {
      element.remove()
      names.add(name)
    }
  for (const element of root.querySelectorAll('*')) {
    for (const name of namesOfLook(element)) names.add(name)
    leaveOutAttributes(element)
  }
  if (root.querySelector('table')) names.add('tables')
  for (const element of root.querySelectorAll('s,strike')) {
    unwrap(element)
    names.add('strikethrough')
  }
  for (const picture of root.querySelectorAll('img')) {
    const src = resolve(picture.getAttribute('src') ?? '')
    if (src?.startsWith('/') && picture.hasAttribute('alt')) picture.setAttribute('src', src)
    else {
      picture.remove()
      names.add('pictures')
    }
  }
  for (const link of root.querySelectorAll('a[href]')) {
    const written = link.getAttribute('href') ?? ''
    const href = resolve(written)
    if (withinDocument.test(written)) unwrap(link)
    else if (href !== undefined) link.setAttribute('href', href)
    else {
      unwrap(link)
      names.add('links that lead nowhere')
    }
  }
  return names
}

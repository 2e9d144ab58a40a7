import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'

function setInHead(selector: string, attribute: string, value: string): void {
  const found = document.head.querySelector(selector)
  if (found) found.setAttribute(attribute, value)
}

/** Guarded pages send no referrer. On later pages the element repeats the Referrer-Policy header. */
function setReferrer(isGuarded: boolean): void {
  const found = document.head.querySelector<HTMLMetaElement>('meta[name="referrer"]')
  if (!found && !isGuarded) return
  const meta = found ?? document.createElement('meta')
  meta.name = 'referrer'
  meta.content = isGuarded ? 'no-referrer' : 'strict-origin-when-cross-origin'
  if (!found) document.head.append(meta)
}

/** For search engines that run scripts. */
function setTranslations({ translations = {} }: ReadyPage, url: string): void {
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove()
  for (const [hreflang, path] of Object.entries(translations)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'alternate', hreflang, href: url + path })
    document.head.append(link)
  }
}

/** Requirement R7. */
export function updateHead(page: ReadyPage, settings: BrowserSettings): void {
  document.title = page.title + settings.titleSuffix
  setInHead('meta[name="description"]', 'content', page.description)
  setInHead('link[rel="canonical"]', 'href', settings.url + page.path)
  if (import.meta.env.LANGUAGES) setTranslations(page, settings.url)
  setReferrer(page.guard !== undefined)
  const { classList } = document.documentElement
  if (!classList.contains(page.htmlClass)) {
    classList.remove(...classList)
    classList.add(page.htmlClass)
  }
  document.documentElement.dataset.colour = page.colour ?? ''
}

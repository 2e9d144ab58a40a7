import type { BrowserSettings, ReadyPage } from '../model/page'

/** Sets an attribute of an element in <head>, if it is there. */
function setInHead(selector: string, attribute: string, value: string): void {
  const found = document.head.querySelector(selector)
  if (found) found.setAttribute(attribute, value)
}

/** Title, description, canonical address and the class and colour of <html> follow the page that is shown (requirement R7). */
export function describePage(page: ReadyPage, settings: BrowserSettings): void {
  document.title = page.title + settings.titleSuffix
  setInHead('meta[name="description"]', 'content', page.description)
  setInHead('link[rel="canonical"]', 'href', settings.url + page.path)
  const { classList } = document.documentElement
  if (!classList.contains(page.htmlClass)) {
    classList.remove(...classList)
    classList.add(page.htmlClass)
  }
  document.documentElement.dataset.colour = page.colour ?? ''
}

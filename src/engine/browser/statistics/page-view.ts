import { takeAccessKey } from '../guard/visitor-key'

/** One page view, with the names that analytics services use (requirement R8). */
export interface PageView {
  page_title: string
  page_location: string
}

/** The view of the page that is shown at this moment. An access key, which a link of the site can hold, leaves the address. */
export function currentView(): PageView {
  takeAccessKey()
  return { page_title: document.title, page_location: location.href.replace(/#.*/, '') }
}

import { takeAccessKey } from '../guarded-pages/visitor-key'

export interface PageView {
  page_title: string
  page_location: string
}

export function currentView(): PageView {
  takeAccessKey()
  return { page_title: document.title, page_location: location.href.replace(/#.*/, '') }
}

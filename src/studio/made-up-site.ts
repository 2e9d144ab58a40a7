import type { SiteSettings } from './generated/content'
import type { SiteView } from './model'

/** For tests. */
export const madeUpSettings: SiteSettings = {
  name: 'Studio',
  titleSuffix: '',
  url: 'https://studio.example',
  navigation: { main: [] },
  contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' },
  footer: { links: [] },
}

/** For tests: a site with nothing in it but what they give. */
export const madeUpView = (parts: Partial<SiteView>): SiteView => ({
  settings: madeUpSettings,
  page: { path: '/', title: 'Home', description: '', blocks: [] },
  entries: () => [],
  neighbours: () => ({}),
  list: () => ({ entries: [], total: 0 }),
  values: () => [],
  related: () => [],
  pages: () => [],
  source: () => undefined as never,
  blocksOf: () => [],
  ...parts,
})

import type { SiteSettings } from './generated/content'

/** For tests. */
export const madeUpSettings: SiteSettings = {
  name: 'Studio',
  titleSuffix: '',
  url: 'https://studio.example',
  navigation: { main: [] },
  contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' },
  footer: { links: [] },
}

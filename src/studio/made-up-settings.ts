import type { SiteSettings } from './generated/content'

/** The settings of a made-up site, for tests of what blocks load. */
export const madeUpSettings: SiteSettings = {
  name: 'Studio',
  titleSuffix: '',
  url: 'https://studio.example',
  navigation: { main: [] },
  contact: { email: 'a@b.example', phone: '1', phoneLink: '+1' },
  footer: { links: [] },
}

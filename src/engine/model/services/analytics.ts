import type { SiteSettings } from '../../generated/content'

export type Analytics = NonNullable<SiteSettings['analytics']>

/** The script of each provider. `address` is where a studio runs the service itself. */
const scripts: Record<Analytics['provider'], (address: string) => string> = {
  gtag: () => 'https://www.googletagmanager.com/gtag/js',
  // https://plausible.io/docs/script-extensions: without page views of its own.
  plausible: (address) => `${address || 'https://plausible.io'}/js/script.manual.js`,
  // https://developer.matomo.org/guides/tracking-javascript-guide
  matomo: (address) => `${address}/matomo.js`,
}

export const analyticsScript = ({ provider, address = '' }: Analytics): string =>
  scripts[provider](address.replace(/\/$/, ''))

/** Google's script keeps cookies, so its visitors are always asked. */
export const needsConsentToCount = ({ provider, withoutConsent = false }: Analytics): boolean =>
  provider === 'gtag' || !withoutConsent

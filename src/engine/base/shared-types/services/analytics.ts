import type { SiteSettings } from '../../schema-types/content'
import { asObject } from '../json'

export type Analytics = NonNullable<SiteSettings['analytics']>

/** By provider. `address` is where a studio runs the service itself. */
const scripts: Record<Analytics['provider'], (address: string) => string> = {
  gtag: () => 'https://www.googletagmanager.com/gtag/js',
  // https://plausible.io/docs/script-extensions: without page views of its own.
  plausible: (address) => `${address || 'https://plausible.io'}/js/script.manual.js`,
  // https://developer.matomo.org/guides/tracking-javascript-guide
  matomo: (address) => `${address}/matomo.js`,
}

export const analyticsScript = ({ provider, address = '' }: Pick<Analytics, 'provider' | 'address'>): string =>
  scripts[provider](address.replace(/\/$/, ''))

/** Google's script keeps cookies, so its visitors are always asked. */
export const needsConsentToCount = ({ provider, withoutConsent = false }: Analytics): boolean =>
  provider === 'gtag' || !withoutConsent

/** The script that the setting `analytics` makes pages run. Undefined for a value that is refused. */
export function findAnalyticsScript(value: unknown): string | undefined {
  const { provider, id, address = '' } = asObject(value)
  if (typeof provider !== 'string' || !Object.hasOwn(scripts, provider) || typeof address !== 'string') return undefined
  const script = analyticsScript({ provider: provider as Analytics['provider'], address })
  // The owner of the identifier decides what Google's script does.
  return provider === 'gtag' ? `${script}?id=${id}` : script
}

import type { SiteSettings } from '../../schema-types/content'
import { asList, asObject } from '../json'
import type { Analytics } from './analytics'
import type { Service } from './service'

export type Pixel = NonNullable<SiteSettings['pixels']>[number]

type PixelService = Service & { script(id: string): string }

/** As https://developers.google.com/tag-platform/security/guides/csp and the other services name them. */
export const pixelServices: Record<Pixel['provider'], PixelService> = {
  gtm: {
    name: 'Google Tag Manager',
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    scripts: ['https://www.googletagmanager.com'],
    images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    connect: [
      ...['https://www.googletagmanager.com', 'https://www.google.com'],
      ...['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    ],
  },
  meta: {
    name: 'Meta',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    scripts: ['https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  linkedin: {
    name: 'LinkedIn',
    script: () => 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    scripts: ['https://snap.licdn.com'],
    images: ['https://px.ads.linkedin.com', 'https://www.linkedin.com'],
    connect: ['https://px.ads.linkedin.com'],
  },
}

/** What asks for consent and counts views: statistics, pixels, or both. Pixels alone have no provider. */
export type Counting = Analytics & { pixels?: Pixel[] }

export const countingOf = ({ analytics, pixels }: Pick<SiteSettings, 'analytics' | 'pixels'>): Counting | undefined =>
  pixels ? ({ ...analytics, pixels } as Counting) : analytics

/** The scripts that the setting `pixels` makes pages run. The owner of a container decides what is in it. */
export const findPixelScripts = (value: unknown): string[] =>
  asList(value).flatMap((pixel) => {
    const { provider, id } = asObject(pixel)
    const isKnown = typeof provider === 'string' && Object.hasOwn(pixelServices, provider)
    return isKnown ? [pixelServices[provider as Pixel['provider']].script(String(id))] : []
  })

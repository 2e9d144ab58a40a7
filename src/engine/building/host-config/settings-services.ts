import { type Analytics, analyticsScript, needsConsentToCount } from '../../base/shared-types/services/analytics'
import { type Pixel, pixelServices } from '../../base/shared-types/services/pixel-services'
import type { Service } from '../../base/shared-types/services/service'
import type { HostedSite } from './hosted-site'
import { originOf } from './origin'

/** Excludes characters with a meaning in a policy. */
const plainAddress = /^https:\/\/[\w.:/-]+$/

function analyticsService(analytics: Analytics): Service {
  const script = analyticsScript(analytics)
  const common = {
    scripts: [script].filter((address) => plainAddress.test(address)),
    consent: needsConsentToCount(analytics),
  }
  const connect = originOf(script)
  if (analytics.provider === 'plausible') return { name: 'Plausible', ...common, connect }
  if (analytics.provider === 'matomo') return { name: 'Matomo', ...common, images: connect, connect }
  // https://developers.google.com/tag-platform/security/guides/csp
  return {
    name: 'Google Analytics',
    ...common,
    images: ['https://*.google-analytics.com', ...connect],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...connect],
  }
}

/** Their scripts load others, as texts: see statistics/pixels.ts. */
function pixelService({ provider }: Pixel): Service {
  const { script: _, ...service } = pixelServices[provider]
  return { ...service, trustedTypes: ['default'] }
}

/** A form is sent by the visitor, which is consent. */
export const settingsServices = ({
  analytics,
  pixels = [],
  formService,
  errorReports,
}: HostedSite['settings']): Service[] => [
  ...(formService ? [{ name: 'Form service', connect: originOf(formService.url) }] : []),
  ...(analytics ? [analyticsService(analytics)] : []),
  ...pixels.map(pixelService),
  ...(errorReports ? [{ name: 'Error reports', connect: originOf(errorReports), consent: false }] : []),
]

/** Lists of addresses, each for a directive of the content security policy. */
export const sourceKinds = ['frames', 'images', 'media', 'connect', 'scripts', 'styles'] as const

export type SourceKind = (typeof sourceKinds)[number]

/** The keyword "asks" of schemas: another site that pages load from where the field has a value. */
export interface Service extends Partial<Record<SourceKind, string[]>> {
  name: string
  /** For its frames, such as "fullscreen". */
  allow?: string[]
  /** Trusted Types policies that the studio's code creates for it. */
  trustedTypes?: string[]
  /** Whether a visitor must agree before it loads. Default: true. */
  consent?: boolean
}

/** Means the origin of the field's own value. */
export const ownOrigin = '{origin}'

export const namesOrigin = (service: Service): boolean => sourceKinds.some((kind) => service[kind]?.includes(ownOrigin))

export const needsConsent = ({ consent = true }: Service): boolean => consent

/** Only a service's `allow` gives them to a page: https://www.w3.org/TR/permissions-policy/ */
export const frameFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
  'autoplay',
  'encrypted-media',
  'fullscreen',
  'picture-in-picture',
]

/** The lists of a service that name addresses. Each belongs to a directive of the content security policy. */
export const sourceKinds = ['frames', 'images', 'media', 'connect', 'scripts', 'styles'] as const

export type SourceKind = (typeof sourceKinds)[number]

/** From the keyword "asks" of a studio's schemas: another site that pages load from where content has a value of the field. */
export interface Service extends Partial<Record<SourceKind, string[]>> {
  name: string
  /** Features of the browser that its frames may use, such as "fullscreen". */
  allow?: string[]
  /** Names of the Trusted Types policies that the studio's code creates for it. */
  trustedTypes?: string[]
  /** Whether a visitor must agree before anything is loaded. The default is true. */
  consent?: boolean
}

/** Among the addresses of a service: the origin of the field's own value. */
export const ownOrigin = '{origin}'

export const namesOrigin = (service: Service): boolean => sourceKinds.some((kind) => service[kind]?.includes(ownOrigin))

export const needsConsent = ({ consent = true }: Service): boolean => consent

/** Features of the browser that no page has but by a service's `allow`: https://www.w3.org/TR/permissions-policy/ */
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

import { extensionOf } from '../../../../base/shared-types/pictures'

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  json: 'application/json',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
}

/** No page or program is among them. */
export const typeOf = (address: string): string => types[extensionOf(address)] ?? 'application/octet-stream'

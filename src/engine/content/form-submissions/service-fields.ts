import type { SiteSettings } from '../../base/schema-types/content'

export type ServiceSettings = NonNullable<SiteSettings['formService']>

/** The names of what a form sends besides its answers. */
export interface ServiceFields {
  id: string
  trap: string
  /** Undefined for a service that is not sent the time. */
  time?: string
}

export const serviceFields = ({
  idField = 'form',
  trapField = 'website',
  timeField,
}: Omit<ServiceSettings, 'url'>): ServiceFields => ({ id: idField, trap: trapField, time: timeField })

export const formAddress = (url: string, id: string): string => url.replaceAll('{form}', id)

/** For the service that comes with `npm start` and `npm run dev`. */
export const localService = (url: string): ServiceSettings => ({ url, timeField: 'elapsed' })

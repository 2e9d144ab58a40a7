import { usePage } from '../use-page'

/** The home page of the language of this page. */
export function useHome(): string {
  const { path, settings } = usePage()
  return settings.homes?.find((home) => `${path}/`.startsWith(`${home}/`)) ?? '/'
}

import type { Overview } from '../../../edited-site/overview'

/** What authors read for the path of a page: its title, where it has one. */
export const titleAt = (overview: Overview | undefined, path: string): string =>
  overview?.pages.find((page) => page.path === path)?.title || path

import type { Overview } from '../../../edited-site/overview'

export const titleOfPage = (overview: Overview | undefined, path: string): string =>
  overview?.pages.find((page) => page.path === path)?.title || path

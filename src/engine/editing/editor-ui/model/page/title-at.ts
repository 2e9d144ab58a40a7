import type { Overview } from '../../../edited-site/overview'

export const titleAt = (overview: Overview | undefined, path: string): string =>
  overview?.pages.find((page) => page.path === path)?.title || path

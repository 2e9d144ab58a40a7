import type { PublishedVersion, VersionChanges } from '../../../edited-site/publishing'
import { atOnce, type KnownChanges } from './use-version-changes'

export interface Narrowing {
  /** The path of a page today. */
  page?: string
  author?: string
}

export interface NarrowedVersions {
  shown: PublishedVersion[]
  /** Those to look at next, before it is known whether they belong to the page. */
  next: PublishedVersion[]
}

const isOn = ({ pages, alsoOn }: VersionChanges, path: string): boolean =>
  pages.some((page) => page.path === path) || alsoOn.includes(path)

/** Before a version that moved the page, its former path counts. What cannot be known is shown. */
export function narrowVersions(
  versions: readonly PublishedVersion[],
  known: KnownChanges,
  { page, author }: Narrowing,
): NarrowedVersions {
  const isBy = (version: PublishedVersion) => author === undefined || version.author === author
  if (page === undefined) return { shown: versions.filter(isBy), next: [] }
  const shown: PublishedVersion[] = []
  let path = page
  for (const [index, version] of versions.entries()) {
    const changes = known.get(version.id)
    if (!changes) return { shown, next: versions.slice(index, index + atOnce) }
    const isShown = changes.kind === 'problem' || isOn(changes, path)
    if (isShown && isBy(version)) shown.push(version)
    if (changes.kind === 'problem') continue
    path = changes.pages.find((one) => one.path === path)?.from ?? path
  }
  return { shown, next: [] }
}

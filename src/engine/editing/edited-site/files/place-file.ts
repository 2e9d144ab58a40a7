import { isPicture } from '../../../base/shared-types/pictures'
import type { PublicFile, PublicFiles } from '../../../content/check'
import type { FileKind } from '../file-store'
import type { FileKeeper } from '../keepers'

export function kindOf(address: string, { isAnimation, isLoop }: PublicFile): FileKind {
  if (isAnimation) return 'animation'
  if (isLoop) return 'loop'
  return isPicture(address) ? 'image' : 'file'
}

const usualFolders: Record<FileKind, string> = {
  image: '/images',
  animation: '/animations',
  loop: '/loops',
  file: '/files',
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/'))

function usualFolder(files: PublicFiles, kind: FileKind): string {
  const counts = new Map<string, number>()
  for (const [address, file] of files) {
    const folder = address.match(/^\/[^/]+(?=\/)/)?.[0]
    if (folder !== undefined && kindOf(address, file) === kind) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? usualFolders[kind]
}

/** The folder of the replaced file, else the folder with the most files of the kind. */
export const chooseFolder = (files: PublicFiles, kind: FileKind, sameFolderAs = ''): string =>
  files.has(sameFolderAs) ? folderOf(sameFolderAs) : usualFolder(files, kind)

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

export async function findSame(
  keeper: FileKeeper,
  files: PublicFiles,
  contents: readonly Uint8Array[],
): Promise<string | undefined> {
  for (const [address, { bytes: length }] of files) {
    const alike = contents.filter((content) => content.length === length)
    const found = alike.length > 0 ? await keeper.bytes(address) : undefined
    if (found && alike.some((content) => isSame(content, found))) return address
  }
  return undefined
}

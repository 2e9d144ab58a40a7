import type { PublicFiles } from '../../../content/check'
import { readAssets } from '../../../content/file-inspection/asset-of'
import { type CompileInput, type Compiler, createCompiler } from '../../../pages/page-data'
import { loads, palette } from '../../../pages/page-data/studio'
import { sanitize } from '../pages/purify'
import { sayThrown } from '../pages/thrown-at'
import { readGrounds } from '../pictures/ground-of'
import { pictureHash } from '../pictures/picture-hash'

export { PageWriter, renderWholePage } from '../pages/write-page'

export interface FolderContent extends Pick<CompileInput, 'content' | 'schemas' | 'answers' | 'keepHidden' | 'notify'> {
  folder: string
  files: PublicFiles
  /** Reads the drawings of the folder by default. */
  groundOf?: CompileInput['groundOf']
}

export const compileFolder = ({ folder, files, groundOf = readGrounds(folder), ...input }: FolderContent): Compiler =>
  createCompiler({
    ...input,
    ...{ sanitize, loads, palette, sayThrown },
    assetOf: readAssets(files, pictureHash),
    groundOf,
  })

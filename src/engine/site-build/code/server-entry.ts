import type { PublicFiles } from '../../check'
import { type CompileInput, type Compiler, createCompiler } from '../../compile'
import { sanitize } from '../pages/purify'
import { loads, palette } from '../pages/registry'
import { readAssets } from '../pictures/asset-of'
import { readGrounds } from '../pictures/ground-of'

export { renderWholePage } from '../pages/render-page'
export { PageWriter } from '../pages/write-page'

/** Checked content of a folder. */
export interface FolderContent extends Pick<CompileInput, 'content' | 'schemas' | 'keepHidden' | 'notify'> {
  folder: string
  files: PublicFiles
}

/** Readies checked content with the loads of all blocks: each page is compiled when it is asked for. */
export const compileFolder = ({ folder, files, ...input }: FolderContent): Compiler =>
  createCompiler({
    ...input,
    ...{ sanitize, loads, palette },
    assetOf: readAssets(folder, files),
    groundOf: readGrounds(folder),
  })

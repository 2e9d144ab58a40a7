import { type CompileInput, createCompiler, type PageSources } from '../../compile'
import type { ContentPage } from '../../generated/content'
import { dataFile, htmlFile } from '../../model/addresses'
import type { ClientManifest } from '../client-manifest'
import type { Output } from '../output/output'
import { createPageContext } from '../page-context'
import { loads } from '../registry'
import { createRender } from '../renderer'

/** What is needed to render some pages of a site whose other pages stand. */
export interface RenderEditInput extends Omit<CompileInput, 'loads'> {
  /** The pages to render. None of them is guarded. */
  edited: ContentPage[]
  manifest: ClientManifest
  /** See renderSite. */
  renderer: string
  accessKey: string
  output: Output
}

/** Compiles and renders some pages into `output`. Answers what they were made of. */
export async function renderEdit(input: RenderEditInput): Promise<PageSources> {
  const { edited, manifest, renderer, accessKey, output, ...compileInput } = input
  const compiler = createCompiler({ ...compileInput, loads })
  const { keyOf, context } = createPageContext(compiler, manifest, renderer, accessKey)
  const render = createRender(context, input.notify)
  for (const page of edited) {
    const data = JSON.stringify(await compiler.compilePage(page))
    const key = keyOf(data)
    const [html, json] = [htmlFile(page.path), dataFile(page.path)]
    if (output.keep(html, key) && output.keep(json, key)) continue
    await render({ data, dataPath: output.stage(json, key), htmlPath: output.stage(html, key) })
  }
  return compiler.sources
}

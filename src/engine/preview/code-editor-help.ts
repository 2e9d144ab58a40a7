import { createViewWriter, refreshView, usesView, type ViewWriter } from '../generate/editor'
import { readSchemas } from '../project/read-schemas'
import { readSite } from '../site/read-site'

/** After so many milliseconds without a change the editor's view is written: what is painted comes first. */
const idleDelay = 400

/** Keeps what VS Code knows of the site in step with it, for sites whose pages.json asks for that with its "$schema". */
export function createEditorHelp(root: string, site: string) {
  let writeView: ViewWriter | undefined
  let timer: NodeJS.Timeout | undefined

  async function refresh(): Promise<void> {
    const onDisk = await readSite(site)
    if (!usesView(onDisk.text)) return
    writeView ??= createViewWriter(await readSchemas(root, site))
    await refreshView(writeView, onDisk)
  }

  return {
    /** Something has changed on disk. A view that cannot be written is no reason to stop the preview. */
    noteChange() {
      clearTimeout(timer)
      timer = setTimeout(() => refresh().catch((error: Error) => console.error(error.message)), idleDelay)
    },
    /** Schemas have changed: they are compiled anew before the next view. */
    forgetSchemas() {
      writeView = undefined
    },
    stop: () => clearTimeout(timer),
  }
}

import { createViewWriter, refreshView, usesView, type ViewWriter } from '../generate/editor'
import { readSchemas } from '../project/read-schemas'
import { readSite } from '../site/read-site'

/** VS Code's view is written after this pause, in milliseconds: painting comes first. */
const idleDelay = 400

/** Keeps what VS Code knows about the site up to date, where pages.json names the schema. */
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
    /** Writes the view after a change on disk. A failure does not stop the preview. */
    noteChange() {
      clearTimeout(timer)
      timer = setTimeout(() => refresh().catch((error: Error) => console.error(error.message)), idleDelay)
    },
    /** Compiles the schemas again before the next view. */
    forgetSchemas() {
      writeView = undefined
    },
    stop: () => clearTimeout(timer),
  }
}

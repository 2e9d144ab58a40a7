import { refreshView, usesView, type ViewWriter, viewWriterOf } from '../../commands/generate-command/vs-code'
import { readSite } from '../../folders/site-folder/read-site'

/** Milliseconds. */
const idleDelay = 400

export function createEditorHelp(root: string, site: string) {
  let writeView: ViewWriter | undefined
  let timer: NodeJS.Timeout | undefined

  async function refresh(): Promise<void> {
    const onDisk = await readSite(site)
    if (!usesView(onDisk.text)) return
    writeView ??= await viewWriterOf(root, site)
    await refreshView(writeView, onDisk)
  }

  return {
    noteChange() {
      clearTimeout(timer)
      timer = setTimeout(() => refresh().catch((error: Error) => console.error(error.message)), idleDelay)
    },
    forgetSchemas() {
      writeView = undefined
    },
    stop: () => clearTimeout(timer),
  }
}

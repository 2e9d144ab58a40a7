import type { FrameCode } from '../../model/web-editor/code-addresses'
import type { Code } from '../code/cached-code'
import { createFileFinder } from '../code/client-manifest'

const worker = 'src/engine/web-editor/worker/main.ts'
const serviceWorker = 'src/engine/web-editor/service-worker.ts'

/** The type of a block's code: "…/src/studio/blocks/banner/component.tsx". */
const blockType = /src\/studio\/blocks\/([^/]+)\/component\.tsx$/

/** The built code of an editor, as addresses. */
export interface EditorCode {
  worker: string
  /** Its file in the folder of the code: its address must not change. */
  serviceWorker: string
  frame: FrameCode
  /** A script and its imports, with their styles. */
  partsOf(source: string): { files: string[]; styles: string[] }
}

export function readEditorCode({ manifest }: Code): EditorCode {
  const filesOf = createFileFinder(manifest, false)
  const types = Object.keys(manifest).flatMap((key) => key.match(blockType)?.[1] ?? [])

  function fileOf(source: string): string {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The code of the editor has no ${source}.`)
    return chunk.file
  }
  function partsOf(source: string, found = new Set<string>()): Set<string> {
    if (!manifest[source] || found.has(source)) return found
    found.add(source)
    for (const name of manifest[source].imports ?? []) partsOf(name, found)
    return found
  }
  function frameCode(): FrameCode {
    const { loader = '', opener, app, statistics, elements, styles } = filesOf([])
    const more = (type: string) => filesOf([type]).styles.filter((href) => !styles.includes(href))
    return {
      ...{ loader, opener, app, statistics, elements, styles },
      blockStyles: Object.fromEntries(types.map((type) => [type, more(type)])),
    }
  }

  return {
    worker: `/${fileOf(worker)}`,
    serviceWorker: fileOf(serviceWorker),
    frame: frameCode(),
    partsOf(source) {
      const keys = [source, ...partsOf(source)]
      return {
        files: [...new Set(keys.map((key) => `/${fileOf(key)}`))],
        styles: [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))].map((href) => `/${href}`),
      }
    },
  }
}

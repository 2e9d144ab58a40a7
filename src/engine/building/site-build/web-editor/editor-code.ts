import type { Code } from '../code/cached-code'
import { isBlock } from '../code/client-manifest'

const worker = 'src/engine/editing/web-editor/worker/main.ts'
const serviceWorker = 'src/engine/editing/web-editor/service-worker.ts'

/** What a page in the frame imports when it is shown. */
const ofPages = [
  'src/engine/editing/web-editor/frame/main.ts',
  'src/engine/editing/editor-ui/canvas/canvas.ts',
  'src/engine/pages/page-scripts/custom-elements.ts',
  'src/studio/theme/hydrated.scss',
]

const isStyle = (file: string): boolean => file.endsWith('.css')

export interface Parts {
  files: string[]
  styles: string[]
}

export interface EditorCode {
  worker: string
  /** Its file in the folder of the code: its address must not change. */
  serviceWorker: string
  partsOf(source: string): Parts
  /** What shows a page with blocks of these types. */
  partsOfPage(types: readonly string[]): Parts
}

export function readEditorCode(code: Code): EditorCode {
  const { manifest } = code.in()
  function chunkOf(source: string) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The code of the editor has no ${source}.`)
    return chunk
  }
  function keysOf(source: string, found = new Set<string>()): Set<string> {
    if (found.has(source)) return found
    found.add(source)
    for (const name of chunkOf(source).imports ?? []) keysOf(name, found)
    return found
  }
  /** Its code is in the one file that its entry imports. */
  const workerFile = () => {
    const { file, imports: [code] = [] } = chunkOf(worker)
    return code === undefined ? file : chunkOf(code).file
  }
  const addresses = (names: string[]) => [...new Set(names)].map((name) => `/${name}`)
  function readParts(keys: Iterable<string>): Parts {
    const chunks = [...keys].map(chunkOf)
    const files = addresses(chunks.map(({ file }) => file))
    return {
      files: files.filter((file) => file.endsWith('.js')),
      styles: [...new Set([...addresses(chunks.flatMap(({ css = [] }) => css)), ...files.filter(isStyle)])],
    }
  }
  return {
    worker: `/${workerFile()}`,
    serviceWorker: chunkOf(serviceWorker).file,
    partsOf: (source) => readParts(keysOf(source)),
    partsOfPage(types) {
      const isWanted = (key: string) =>
        ofPages.some((source) => key.endsWith(source)) || types.some((type) => isBlock(type)(key))
      return readParts(
        new Set(
          Object.keys(manifest)
            .filter(isWanted)
            .flatMap((key) => [...keysOf(key)]),
        ),
      )
    },
  }
}

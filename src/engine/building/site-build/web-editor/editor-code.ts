import type { Code } from '../code/cached-code'

const worker = 'src/engine/editing/web-editor/worker/main.ts'
const serviceWorker = 'src/engine/editing/web-editor/service-worker.ts'

interface Parts {
  files: string[]
  styles: string[]
}

export interface EditorCode {
  worker: string
  /** Its file in the folder of the code: its address must not change. */
  serviceWorker: string
  partsOf(source: string): Parts
}

export function readEditorCode({ manifest }: Code): EditorCode {
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

  return {
    worker: `/${workerFile()}`,
    serviceWorker: chunkOf(serviceWorker).file,
    partsOf(source) {
      const chunks = [...keysOf(source)].map(chunkOf)
      return {
        files: addresses(chunks.map(({ file }) => file)),
        styles: addresses(chunks.flatMap(({ css = [] }) => css)),
      }
    },
  }
}

import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** How much code the editor loads, compressed, without React: at first, and with the first rich text. */
export interface CodeSize {
  first: number
  richText: number
}

/** Bundles the editor as the preview would not, for measuring alone: small, and without React. Sizes are bytes of gzip. */
export async function measureCode(): Promise<CodeSize> {
  const result = await build({
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      rollupOptions: { input: 'src/engine/editor/main.tsx', external: /^(react|react-dom)(\/|$)/ },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const size: CodeSize = { first: 0, richText: 0 }
  for (const file of outputs) {
    if (file.type === 'chunk') size[file.isDynamicEntry ? 'richText' : 'first'] += gzipSync(file.code).length
  }
  return size
}

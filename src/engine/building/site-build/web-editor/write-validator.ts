import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { webEditorData } from '../../../base/shared-types/web-editor/built-for'
import type { Schemas } from '../../../content/schema-model/schemas'
import { compileSchemas } from '../../../content/schema-model/validation/validate'
import { hashTexts } from '../output/hash'
import type { Output } from '../output/output'

const entry = 'validator.mjs'
const compiled = 'compiled.cjs'

async function bundle(root: string, code: string): Promise<string> {
  const { build } = await import('vite')
  const sources: Record<string, string> = {
    [entry]: `import validate from './${compiled}'\nexport default validate\n`,
    [compiled]: code,
  }
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'given-sources',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) || id.endsWith(compiled) ? join(root, id) : undefined),
        load: (id) => sources[id.slice(root.length + 1)],
        // Removes what ajv needs only to generate code.
        transform: (text, id) => (id.includes('/ajv/') ? text.replace(/^\w+\.code = .*$/m, '') : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  })
  const [chunk] = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  if (chunk?.type !== 'chunk') throw new Error('The validator has not become a module.')
  return chunk.code
}

/** The policy of the editor forbids code that is made while it runs, so it has no ajv. */
export async function writeValidator(
  output: Output,
  { root, codeId, schemas }: { root: string; codeId: string; schemas: Schemas },
): Promise<void> {
  const file = webEditorData.validator.slice(1)
  const key = hashTexts(codeId, JSON.stringify(schemas))
  if (output.keep(file, key)) return
  const code = await bundle(root, compileSchemas(schemas).write())
  writeFileSync(output.stage(file, key), code)
}

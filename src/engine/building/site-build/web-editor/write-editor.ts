import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltFor, webEditorData } from '../../../base/shared-types/web-editor/built-for'
import { blobIdOf } from '../../../content/file-inspection/blob-id'
import { placeholderSource } from '../../../content/schema-model/examples/placeholder-picture'
import { holdsPlainHtml } from '../../../pages/page-data/html/plain-html'
import { writeHeadersFile } from '../../host-config/formats/headers-file'
import { readHostedSite } from '../../host-config/hosted-site'
import { editorHeaderRules, readHostedEditor } from '../../host-config/web-editor'
import type { EditorOptions } from '../build-result'
import type { SoundSite } from '../checked-site'
import type { Code } from '../code/cached-code'
import { hashTexts } from '../output/hash'
import type { Output } from '../output/output'
import { placeFolder } from '../output/place-files'
import { writeText } from '../output/write-text'
import { keptAnswers } from '../studio-sources/answers'
import { describeSignIn } from './describe-sign-in'
import { renderDocuments } from './documents'
import { readEditorCode } from './editor-code'
import { findRepository } from './find-repository'
import { findTrees } from './find-trees'
import { readFirstPage } from './first-page'
import { placeEditorFiles } from './place-editor-files'
import { readLicences } from './read-licences'
import { writeStart } from './write-start'
import { writeValidator } from './write-validator'

/** Crawlers may read the documents, which say that they are not for an index. */
const robots = `User-agent: *
Allow: /$
Allow: /*.html$
Disallow: /
`

const writeData = (output: Output, address: string, value: object): void =>
  writeText(output, address.slice(1), JSON.stringify(value))

/** The time of the build does not change the editor's id. */
function writeBuiltFor(output: Output, built: BuiltFor): void {
  const text = JSON.stringify(built)
  const content = hashTexts(JSON.stringify({ ...built, builtAt: '' }))
  writeFileSync(output.stage(webEditorData.site.slice(1), hashTexts(text), content), text)
}

export async function writeEditor(
  { root, site, studio, host, notify }: EditorOptions & { studio: string },
  { source, checked }: SoundSite,
  code: Code,
  output: Output,
): Promise<void> {
  const { written } = checked
  const answers = await keptAnswers({ root, site, notify })
  const repository = findRepository(written.site.editor, host)
  const editorCode = readEditorCode(code)
  const { schemas, content, services, files } = checked
  const hosted = readHostedEditor(schemas, readHostedSite(content, services, files.keys()), repository)
  const documents = renderDocuments(editorCode, hosted, readFirstPage(content, editorCode, code.client), {
    ...{ worker: editorCode.worker, name: written.site.name },
    ...(repository && { host: JSON.stringify(describeSignIn(repository)) }),
  })
  await placeFolder(output, join(code.client, 'assets'), (file) => `assets/${file}`)
  for (const [file, text] of Object.entries(documents)) writeText(output, file, text)
  writeText(output, 'service-worker.js', readFileSync(join(code.client, editorCode.serviceWorker), 'utf8'))
  writeText(output, '_headers', writeHeadersFile(editorHeaderRules(hosted)))
  writeText(output, 'robots.txt', robots)
  writeText(output, 'licences.txt', readLicences(code.client))
  writeText(output, webEditorData.placeholder.slice(1), readFileSync(join(root, placeholderSource), 'utf8'))
  const shown = new Set([...files.keys()].filter((address) => !address.includes('/{key}/')))
  const { blobIds, facts, placements } = await placeEditorFiles(output, source, {
    ...{ shown, hasRepository: repository !== undefined },
  })
  // Sorted, so that their order gives no name away.
  writeData(output, webEditorData.facts, Object.fromEntries(Object.entries(facts).sort()))
  writeData(output, webEditorData.placements, placements.sort())
  await writeValidator(output, { root, codeId: code.id, schemas })
  writeData(output, webEditorData.schemas, schemas)
  writeBuiltFor(output, {
    name: written.site.name,
    ...(repository && { repository }),
    ...findTrees({ root, studio, site }),
    ...(holdsPlainHtml(written) && { soundText: await blobIdOf(Buffer.from(source.text)) }),
    ...(Object.keys(answers).length > 0 && { answers }),
    builtAt: new Date().toISOString(),
  })
  if (!repository) await writeStart(output, { root, site, text: source.text, checked, blobIds, notify })
}

import type { SiteContent } from '../../base/schema-types/content'
import type { Service } from '../../base/shared-types/services/service'
import { editorHostFiles, hostFiles } from '../../building/host-config/host-files'
import { readHostedSite } from '../../building/host-config/hosted-site'
import { askedServices } from '../../building/host-config/services'
import { timerWorkflow, timerWorkflowFile } from '../../building/host-config/timer-workflow'
import { readHostedEditor } from '../../building/host-config/web-editor'
import { createCheck } from '../../content/check'
import type { Schemas } from '../../content/schema-model/schemas'
import type { SchemaFiles } from '../../folders/studio-folder/schema-files'
import type { SiteOnDisk } from './vs-code'

/** By path. Empty while the content has errors. */
export function hostFilesOf(schemas: SchemaFiles, { text, files }: Omit<SiteOnDisk, 'folder'>): Record<string, string> {
  const { content, ...checked } = createCheck(schemas)({ text, files, severities: 'errors' })
  if (!content || !('found' in checked)) return {}
  return writeHostFiles(schemas, content, askedServices(checked.found.ofFormat('asks')), files.keys())
}

export function writeHostFiles(
  schemas: Schemas,
  content: SiteContent,
  services: Service[],
  names: Iterable<string>,
): Record<string, string> {
  const timer: Record<string, string> =
    content.site.timer === 'github' ? { [timerWorkflowFile]: timerWorkflow(content.site) } : {}
  const site = readHostedSite(content, services, names)
  return {
    ...hostFiles(site),
    ...editorHostFiles(readHostedEditor(schemas, site, content.site.editor)),
    ...timer,
  }
}

import { createCheck, type Schemas } from '../check'
import { editorHostFiles, hostFiles } from '../deploy/host-files'
import { readHostedSite } from '../deploy/hosted-site'
import { askedServices } from '../deploy/services'
import { timerWorkflow, timerWorkflowFile } from '../deploy/timer-workflow'
import { readHostedEditor } from '../deploy/web-editor'
import type { SiteContent } from '../generated/content'
import type { Service } from '../model/services/service'
import type { SchemaFiles } from '../project/schema-files'
import type { SiteOnDisk } from './editor'

/** Returns texts by path: configuration of hosts and the timer's workflow. Empty while the content has errors. */
export function hostFilesOf(schemas: SchemaFiles, { text, files }: Omit<SiteOnDisk, 'folder'>): Record<string, string> {
  const { content, ...checked } = createCheck(schemas)({ text, files, severities: 'errors' })
  if (!content || !('found' in checked)) return {}
  return writeHostFiles(schemas, content, askedServices(checked.found.ofFormat('asks')), files.keys())
}

/** `names` are the addresses of the files in public/. */
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

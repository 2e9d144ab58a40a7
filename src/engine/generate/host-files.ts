import { createCheck } from '../check'
import { hostFiles } from '../deploy/host-files'
import { readHostedSite } from '../deploy/hosted-site'
import type { SiteOnDisk } from './editor'
import type { SchemaFiles } from './schema-files'

/** The files of the hosts, as they should be for a site; none while its content is broken. */
export function hostFilesOf(schemas: SchemaFiles, { text, files }: Omit<SiteOnDisk, 'folder'>): Record<string, string> {
  const { content, ...checked } = createCheck(schemas)({ text, files, severities: 'errors' })
  if (!content || !('annotations' in checked)) return {}
  const hasFilms = checked.annotations.some(({ format }) => format === 'vimeo')
  return hostFiles(readHostedSite(content, hasFilms, files.keys()))
}

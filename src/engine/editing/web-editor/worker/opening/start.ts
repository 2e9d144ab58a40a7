import { deriveLock, unseal } from '../../../../base/shared-types/guarded-pages/sealing'
import { type StartText, webEditorData } from '../../../../base/shared-types/web-editor/built-for'
import type { SiteStart } from '../site/kept-site'
import type { BuiltData } from './built-data'

export const readStart = ({ text, files }: StartText): SiteStart => ({ text, files: new Map(Object.entries(files)) })

export async function openStart(start: BuiltData['start'], accessKey: string): Promise<SiteStart | undefined> {
  if (!start || !('sealed' in start)) return undefined
  const opened = await unseal(start.sealed, 'data', await deriveLock(accessKey, webEditorData.start))
  return opened === undefined ? undefined : readStart(JSON.parse(opened) as StartText)
}

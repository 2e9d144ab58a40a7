import { readJson } from '../../../base/json-parser'
import { asObject } from '../../../base/shared-types/json'

export function publishWayOf(text: string): 'request' | 'direct' {
  const { editor } = asObject(asObject(readJson(text).value).site)
  return asObject(editor).publish === 'direct' ? 'direct' : 'request'
}

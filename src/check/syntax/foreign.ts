import type { Mistake } from './mistake'

const start = 'Start it with { "site": { … }, "pages": [ … ] }.'

/** A file that is no attempt at JSON: one message says what it is. */
export function explainForeign(text: string): Mistake | undefined {
  const body = text.replace(/^\uFEFF/, '')
  const offset = text.length - body.trimStart().length
  const whole = (message: string, length = 1): Mistake => ({ kind: 'other', message, offset, length })
  if (body === '') return { ...whole(`The file is empty. ${start}`, 0), offset: 0 }
  if (body.trim() === '') return { ...whole(`The file holds nothing but blank space. ${start}`, 0), offset: 0 }
  const head = text.slice(offset, offset + 2000)
  if (/^<(?:!doctype|html|head|body|\?xml|svg|[a-z]+[\s>])/i.test(head)) {
    return whole(
      'This file is a web page or another file of tags, not JSON. Was something else saved under this name? Bring back the last good version of the file.',
    )
  }
  if (/^(?:%PDF|PK|.PNG|GIF8)/.test(head)) {
    return whole('This file is a document or a picture, not JSON. Bring back the last good version of the file.')
  }
  const isYaml = /^(?:---|%YAML)\s/.test(head) || /^[\w$-]+:(?:[ \t][^{[\r\n]*)?\r?\n[ \t]*(?:- |[\w$-]+:)/.test(head)
  if (isYaml) {
    return whole(
      `This file looks like YAML. It must be JSON: names and texts between double quotes, { } and [ ]. ${start}`,
    )
  }
  if (!/[{[]/.test(body) && !/^["'“‘\d-]|^(?:true|false|null)/i.test(head)) {
    return whole(`This file is not JSON. ${start}`)
  }
  return undefined
}

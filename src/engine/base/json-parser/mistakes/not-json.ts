import type { Mistake } from './mistake'

const start = 'Start it with { "site": { … }, "pages": [ … ] }.'

const bringBack = `Bring back the last good version of the file. For a new site: start it with { "site": { … }, "pages": [ … ] }.`

const documents: [RegExp, string][] = [
  [/^\{\\rtf/, 'is written in RTF, the format of a word processor (TextEdit or WordPad, for example)'],
  [/^PK/, 'is a document of a word processor (.docx, .odt or .pages) or a packed folder (.zip)'],
  [/^\u00d0\u00cf/, 'is a document of an old word processor (.doc)'],
  [/^%PDF/, 'is a PDF document'],
  [/^(?:\u0089PNG|GIF8|\u00ff\u00d8\u00ff|RIFF)/, 'is a picture'],
]

export function describeDocument(head: string): string | undefined {
  const what = documents.find(([begin]) => begin.test(head))?.[1]
  return (
    what &&
    `This file ${what}, under the name of pages.json. Bring back the last good version of the file, and edit it in a program for plain text, such as VS Code.`
  )
}

export function explainOtherFormat(text: string): Mistake | undefined {
  const body = text.replace(/^\uFEFF/, '')
  const offset = text.length - body.trimStart().length
  const whole = (message: string, length = 1): Mistake => ({ kind: 'other', message, offset, length })
  if (body === '') return { ...whole(`The file is empty. ${bringBack}`, 0), offset: 0 }
  if (body.trim() === '') return { ...whole(`The file holds nothing but blank space. ${bringBack}`, 0), offset: 0 }
  const head = text.slice(offset, offset + 2000)
  if (/^<(?:!doctype|html|head|body|\?xml|svg|[a-z]+[\s>])/i.test(head)) {
    return whole(
      'This file is a web page or another file of tags, not JSON. Was something else saved under this name? Bring back the last good version of the file.',
    )
  }
  const document = describeDocument(head)
  if (document) return whole(document)
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

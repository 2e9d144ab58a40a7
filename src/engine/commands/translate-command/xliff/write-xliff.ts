import { markOf } from '../../../content/translations/translated-parts'
import type { TextUnit, Translation } from '../units'
import type { Inline } from './inline'

export interface XliffFile {
  translation: Translation
  units: TextUnit[]
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Characters that XML cannot hold: https://www.w3.org/TR/xml/#charsets */
const noXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escapeXml = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => signs[sign] as string)

/** For attributes and notes, which nothing reads back. */
const plain = (text: string): string => escapeXml(text.replace(noXml, ' '))

const hexOf = (sign: string): string => (sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')

function writeText(text: string): string {
  let written = ''
  let at = 0
  for (const { 0: sign, index } of text.matchAll(noXml)) {
    written += `${escapeXml(text.slice(at, index))}<cp hex="${hexOf(sign)}"/>`
    at = index + sign.length
  }
  return written + escapeXml(text.slice(at))
}

const writeParts = (inline: Inline): string =>
  inline
    .map((part) => (typeof part === 'string' ? writeText(part) : `<ph id="${part.code}" dataRef="d${part.code}"/>`))
    .join('')

function writeUnit({ id, place, source, target, written, tags, isOpen }: TextUnit): string {
  const data = tags.map((tag, index) => `\n          <data id="d${index + 1}">${writeText(tag)}</data>`).join('')
  const state = isOpen || target === undefined ? 'initial' : 'translated'
  const isThere = target !== undefined && JSON.stringify(target) !== JSON.stringify(source)
  return `
      <unit id="${plain(id)}">
        <notes>
          <note category="place">${plain(place)}</note>
          <note category="mark">${markOf(written)}</note>
        </notes>${data && `\n        <originalData>${data}\n        </originalData>`}
        <segment state="${state}">
          <source xml:space="preserve">${writeParts(source)}</source>${isThere ? `\n          <target xml:space="preserve">${writeParts(target)}</target>` : ''}
        </segment>
      </unit>`
}

/**
 * One file for each page or shared block, one unit for each text. Tags are placeholders, which tools protect:
 * https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html
 */
export function writeXliff(files: XliffFile[], source: string, target: string): string {
  const parts = files.map(
    ({ translation: { name, original }, units }, index) => `
    <file id="f${index + 1}" original="${plain(name)}" canResegment="no">
      <notes>
        <note category="original">${plain(original)}</note>
      </notes>${units.map(writeUnit).join('')}
    </file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${plain(source)}" trgLang="${plain(target)}">${parts.join('')}
</xliff>
`
}

import { attributesOf, isAllowedTag, isAllowedValue } from '../../../../base/text/html-profile'
import { findTags } from '../../../../base/text/tags'
import { attributesIn, readDom } from './dom'
import type { Piece } from './pieces'

const names: Record<string, string> = {
  table: 'a table',
  iframe: 'a film or a page of another website',
  video: 'a film',
  audio: 'a sound',
  svg: 'a drawing',
  form: 'a form',
  script: 'a script',
  style: 'styles of another program',
  font: 'colours or sizes of another program',
  span: 'marks of another program',
  div: 'marks of another program',
}

function strangeTag(html: string): string | undefined {
  const tags = Array.from(findTags(html, /<([a-z][^\s/>]*)/gi), ({ parts }) => (parts[1] as string).toLowerCase())
  return tags.find((tag) => !isAllowedTag(tag))
}

function strangeAttribute(html: string): string | undefined {
  for (const element of readDom(html).querySelectorAll('*')) {
    const { localName } = element
    for (const { name, value } of attributesIn(element))
      if (!attributesOf(localName).includes(name) || !isAllowedValue(name, value)) return name
  }
  return undefined
}

function whatIn({ text, isBroken }: Piece): string {
  const tag = strangeTag(text)
  if (tag !== undefined) return names[tag] ?? `the tag <${tag}>`
  if (text.includes('<!--')) return 'a comment'
  if (isBroken) return 'a tag that does not end where it should'
  const attribute = strangeAttribute(text)
  return attribute === undefined ? 'tags in an unusual order' : `the attribute "${attribute}"`
}

/** Whether a piece holds a forbidden tag: a parser drops some of them silently. */
export const isStrange = ({ text }: Piece): boolean => strangeTag(text) !== undefined

export const whyLocked = (piece: Piece): string =>
  `This part holds something that cannot be edited here: ${whatIn(piece)}. It is kept as it is.`

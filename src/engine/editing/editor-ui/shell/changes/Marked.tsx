import { readMarkedWords } from '../../../../base/text/marked-words'
import { markDifference } from './mark-difference'

const elements = { plain: 'span', code: 'code', strong: 'strong', emphasis: 'em', del: 'del', ins: 'ins' } as const

export function Marked({ line }: { line: string }) {
  const words = readMarkedWords(line).flatMap<{ text: string; kind: keyof typeof elements }>((part) =>
    part.kind === 'plain' ? markDifference(part.text) : [part],
  )
  return words.map(({ text, kind }, index) => {
    const Element = elements[kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line never change places
    return <Element key={index}>{text}</Element>
  })
}

import { readMarkedWords } from '../../../../base/text/marked-words'

const elements = { plain: 'span', code: 'code', strong: 'strong', emphasis: 'em' } as const

export function Marked({ line }: { line: string }) {
  return readMarkedWords(line).map(({ text, kind }, index) => {
    const Element = elements[kind]
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line never change places
    return <Element key={index}>{text}</Element>
  })
}

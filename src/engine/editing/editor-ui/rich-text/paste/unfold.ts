const blockTags =
  'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote hr table section article main header footer nav aside figure figcaption address pre dl dt dd details summary fieldset'
const blocks = blockTags.replaceAll(' ', ',')

/** Blocks that the profile lacks: they are read as divisions. */
const strangeBlocks =
  'header,footer,nav,aside,figure,figcaption,address,pre,dl,dt,dd,details,summary,fieldset,form,caption'

const inline = 'a,abbr,cite,strong,b,em,i,sub,sup'

const known = new Set(
  `${blockTags} ${inline.replaceAll(',', ' ')} br img span font o:p u ins big small center xml`.split(' '),
)

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Whether a cell holds one line of words: Word wraps it in a paragraph. */
const isLine = (cell: Element): boolean => {
  const parts = [...cell.querySelectorAll(blocks)]
  return parts.every((part) => /^(?:p|div)$/.test(part.localName)) && parts.filter(hasWords).length < 2
}

const hasWords = ({ textContent }: Element): boolean => /\S/.test(textContent ?? '')

/** A table that only lays out is taken apart. */
function unfoldTable(table: Element): void {
  for (const row of [...table.querySelectorAll('tr')].reverse()) {
    const cells = [...row.children]
    if (!cells.every(isLine)) {
      for (const cell of cells) rename(cell, 'div')
      continue
    }
    const line = row.ownerDocument.createElement('p')
    for (const cell of cells) {
      if (!hasWords(cell)) continue
      for (const block of cell.querySelectorAll(blocks)) unwrap(block)
      if (line.hasChildNodes()) line.append(' – ')
      line.append(...cell.childNodes)
    }
    row.replaceChildren(line)
  }
  for (const part of [...table.querySelectorAll('thead,tbody,tfoot,tr,colgroup,caption')])
    if (part.localName === 'caption') rename(part, 'p')
    else unwrap(part)
  unwrap(table)
}

/** Moves content out of where no text can hold it. Every word stays. */
export function unfold(root: Element): void {
  for (const table of [...root.querySelectorAll('table')].reverse()) unfoldTable(table)
  for (const block of root.querySelectorAll(strangeBlocks)) rename(block, 'div')
  for (const element of root.querySelectorAll('*')) if (!known.has(element.localName)) unwrap(element)
  for (const element of [...root.querySelectorAll(inline)].reverse())
    if (element.querySelector(blocks) !== null) unwrap(element)
  for (const heading of root.querySelectorAll('h1,h2,h3,h4,h5,h6'))
    for (const part of heading.querySelectorAll(blocks)) unwrap(part)
  for (const item of root.querySelectorAll('li')) if (!item.parentElement?.matches('ul,ol')) rename(item, 'div')
}

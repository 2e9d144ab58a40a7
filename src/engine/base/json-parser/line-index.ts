/** Both count from 1. */
export type PlaceOf = (offset: number) => { line: number; column: number }

function lineStarts(text: string): number[] {
  const starts = [0]
  if (text.includes('\r')) {
    for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length)
  } else {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  }
  return starts
}

/** Reads the text at the first call. A byte-order mark takes no column. */
export function createLineIndex(text: string): PlaceOf {
  let starts: number[] | undefined
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  return (offset) => {
    starts ??= lineStarts(text)
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    const start = low === 0 ? mark : (starts[low] as number)
    return { line: low + 1, column: Math.max(0, offset - start) + 1 }
  }
}

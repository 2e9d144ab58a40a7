/** Where each page of a pages.json stands in its bytes: from its opening bracket to behind its closing one. */
export interface PageSlices {
  starts: number[]
  ends: number[]
}

const sign = { quote: 34, comma: 44, colon: 58, openList: 91, backslash: 92, closeList: 93, open: 123, close: 125 }

const isSpace = (byte: number | undefined) => byte === 32 || byte === 10 || byte === 13 || byte === 9

function skipString(bytes: Uint8Array, start: number): number {
  let at = start + 1
  for (; at < bytes.length && bytes[at] !== sign.quote; at++) if (bytes[at] === sign.backslash) at++
  return at + 1
}

/** Passes over an object or a list. */
function skipHolder(bytes: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === sign.quote) at = skipString(bytes, at) - 1
    else if (byte === sign.open || byte === sign.openList) depth++
    else if ((byte === sign.close || byte === sign.closeList) && --depth === 0) return at + 1
  }
  return bytes.length
}

function skipValue(bytes: Uint8Array, start: number): number {
  const byte = bytes[start]
  if (byte === sign.quote) return skipString(bytes, start)
  if (byte === sign.open || byte === sign.openList) return skipHolder(bytes, start)
  let at = start
  while (at < bytes.length && bytes[at] !== sign.comma && bytes[at] !== sign.close) at++
  return at
}

/** Finds the objects that follow each other in a list, up to its end or to `end`. The bytes are those of valid JSON. */
export function findObjects(bytes: Uint8Array, start: number, end = bytes.length): PageSlices {
  const slices: PageSlices = { starts: [], ends: [] }
  for (let at = start; at < end && bytes[at] !== sign.closeList; at++) {
    if (bytes[at] !== sign.open) continue
    slices.starts.push(at)
    at = skipHolder(bytes, at) - 1
    slices.ends.push(at + 1)
  }
  return slices
}

/** Finds the pages in the bytes of a pages.json that is sound. */
export function findPages(bytes: Uint8Array): PageSlices {
  const skipSpace = (from: number) => {
    let at = from
    while (isSpace(bytes[at]) || bytes[at] === sign.comma || bytes[at] === sign.colon) at++
    return at
  }
  const opening = bytes.indexOf(sign.open)
  for (let at = skipSpace(opening + 1); bytes[at] === sign.quote; at = skipSpace(at)) {
    const end = skipString(bytes, at)
    const name: unknown = JSON.parse(Buffer.from(bytes.subarray(at, end)).toString())
    const value = skipSpace(end)
    if (name === 'pages') return findObjects(bytes, value + 1)
    at = skipValue(bytes, value)
  }
  return { starts: [], ends: [] }
}

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

/** Passes over what stands between values. */
function skipSigns(bytes: Uint8Array, start: number): number {
  let at = start
  while (isSpace(bytes[at]) || bytes[at] === sign.comma || bytes[at] === sign.colon) at++
  return at
}

/** A page as it stands in the bytes, and the value of its "blocks". */
export interface PagePlace {
  start: number
  end: number
  blocks?: { start: number; end: number }
}

const blocksName = Buffer.from('"blocks"')

const isBlocksName = (bytes: Uint8Array, start: number, end: number) =>
  end - start === blocksName.length && blocksName.every((byte, index) => bytes[start + index] === byte)

function placePage(bytes: Uint8Array, start: number): PagePlace {
  let blocks: PagePlace['blocks']
  let at = skipSigns(bytes, start + 1)
  for (; bytes[at] === sign.quote; at = skipSigns(bytes, at)) {
    const nameEnd = skipString(bytes, at)
    const value = skipSigns(bytes, nameEnd)
    const end = skipValue(bytes, value)
    if (isBlocksName(bytes, at, nameEnd)) blocks = { start: value, end }
    at = end
  }
  return { start, end: at + 1, blocks }
}

function placeObjects(bytes: Uint8Array, start: number, end: number, tell: (page: PagePlace) => void): void {
  for (let at = start; at < end && bytes[at] !== sign.closeList; at++) {
    if (bytes[at] !== sign.open) continue
    const page = placePage(bytes, at)
    tell(page)
    at = page.end - 1
  }
}

/** Finds the objects that follow each other in a list, up to its end or to `end`. The bytes are those of valid JSON. */
export function findObjects(bytes: Uint8Array, start: number, end: number): PageSlices {
  const slices: PageSlices = { starts: [], ends: [] }
  placeObjects(bytes, start, end, (page) => {
    slices.starts.push(page.start)
    slices.ends.push(page.end)
  })
  return slices
}

/**
 * Tells where the pages stand in the bytes of a pages.json. Of a text that is no JSON it tells something, or throws a
 * SyntaxError.
 */
export function placePages(bytes: Uint8Array, tell: (page: PagePlace) => void): void {
  const opening = bytes.indexOf(sign.open)
  for (let at = skipSigns(bytes, opening + 1); bytes[at] === sign.quote; at = skipSigns(bytes, at)) {
    const end = skipString(bytes, at)
    const name: unknown = JSON.parse(Buffer.from(bytes.subarray(at, end)).toString())
    const value = skipSigns(bytes, end)
    if (name === 'pages') {
      placeObjects(bytes, value + 1, bytes.length, tell)
      break
    }
    at = skipValue(bytes, value)
  }
}

import type { SaxesTagNS } from 'saxes'

interface Size {
  width: number
  height: number
}

/** In css pixels, with the default font size. */
const units: Record<string, number> = {
  '': 1,
  ...{ px: 1, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, q: 2.4 / 2.54, pt: 4 / 3, pc: 16 },
  ...{ em: 16, rem: 16 },
}

const number = '[+-]?(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:e[+-]?\\d+)?'
const blank = '[ \\t\\n\\r\\f]*'

/** The limit of Chromium. */
const maxLength = 33_554_428

const lengthPattern = new RegExp(`^${blank}(${number})([a-z%]*)${blank}$`, 'i')

/** Chromium takes 0 for these in a drawing. */
const viewportUnit = /^(?:[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))$/i

/** Returns css pixels; undefined where the view box counts instead. */
function readLength(text = ''): number | undefined {
  const [, digits = '', unit = ''] = lengthPattern.exec(text) ?? []
  if (digits === '' || unit === '%') return undefined
  if (viewportUnit.test(unit)) return 0
  const scale = units[unit.toLowerCase()]
  return scale === undefined ? undefined : Math.min(Math.max(0, Number(digits) * scale), maxLength)
}

/** Takes four numbers with blanks or one comma between them, as Chromium does. */
function readViewBox(text = ''): Size | undefined {
  const next = new RegExp(`${blank}(${number})${blank}(,?)`, 'iy')
  const numbers: number[] = []
  let endsWithComma = false
  const end = text.trimEnd().length
  while (next.lastIndex < end && numbers.length <= 4) {
    const match = next.exec(text)
    if (!match) return undefined
    numbers.push(Math.fround(Number(match[1])))
    endsWithComma = match[2] === ','
  }
  const [, , width = -1, height = -1] = numbers
  const isValid = numbers.length === 4 && !endsWithComma && numbers.every(Number.isFinite) && width >= 0 && height >= 0
  return isValid ? { width, height } : undefined
}

const defaultSize: Size = { width: 300, height: 150 }

/** Rounds a size. A small one with fractions is enlarged to keep its shape. */
function inPixels({ width, height }: Size): Size {
  const isWhole = Number.isInteger(width) && Number.isInteger(height)
  const scale = isWhole ? 1 : Math.max(1, 100 / Math.min(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

const quoted = (name: string, value: string | undefined) => `${name}="${(value ?? '').trim().slice(0, 40)}"`

/** As Chromium gives it, else that of the view box; `nothing` is the attribute that hides it. */
export function sizeOf({ attributes }: SaxesTagNS): Size | { nothing: string } {
  const given = (name: string) => attributes[name]?.value
  const own = { width: readLength(given('width')), height: readLength(given('height')) }
  for (const name of ['width', 'height'] as const) {
    const value = own[name]
    if (value !== undefined && Math.round(value) === 0) return { nothing: quoted(name, given(name)) }
  }
  const box = readViewBox(given('viewBox'))
  if (box && (box.width === 0 || box.height === 0)) return { nothing: quoted('viewBox', given('viewBox')) }
  const { width, height } = own
  const shape = /^\s*none\b/.test(given('preserveAspectRatio') ?? '') ? undefined : box
  if (width === undefined && height === undefined) return shape ? inPixels(shape) : defaultSize
  const ratio = shape && shape.width / shape.height
  return {
    width: Math.round(width ?? (ratio ? (height ?? 0) * ratio : defaultSize.width)),
    height: Math.round(height ?? (ratio ? (width ?? 0) / ratio : defaultSize.height)),
  }
}

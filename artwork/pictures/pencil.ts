/**
 * How a still looked before it had colour, made from its svg text: as a clean line, and before that as a pencil sketch.
 * So both always show what the still shows. What is written here is rasterised, see rasters.ts.
 */
import { pal } from '../kit/index'

const sheet = '#fffdf8'

/** Blue pencil over a looser red one, as animators draw. */
const blue = '#3d63a8'
const red = '#e8735f'

/** The commands of a path: colour and outline of one shape agree in them. */
const commands = (element = '') => /\sd="([^"]*)"/.exec(element)?.[1]?.replace(/[^A-Za-z]/g, '')

const attributeOf = (element: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1]

/** Replaces attributes of an element; `undefined` takes one away. */
function withAttributes(element: string, attributes: Record<string, string | undefined>): string {
  let [, start = '', end = ''] = /^([^>]*?)(\/?>)$/.exec(element) ?? []
  for (const [name, value] of Object.entries(attributes)) {
    start = start.replace(new RegExp(`\\s${name}="[^"]*"`), '')
    if (value !== undefined) start += ` ${name}="${value}"`
  }
  return start + end
}

/** A flat ground without an outline of its own gets a thin one, so that it does not vanish with its colour. */
function emptied(element: string, next: string | undefined): string {
  const hasOutline = commands(element) !== undefined && commands(element) === commands(next)
  return withAttributes(element, { fill: sheet, ...(hasOutline ? {} : { stroke: pal.ink, 'stroke-width': '4' }) })
}

/** One element in ink on white. Light, shadows and grain come with the colour. */
function asLine(element: string, next: string | undefined): string {
  if (!/^<(path|ellipse)/.test(element)) return element
  const [fill, stroke, width] = ['fill', 'stroke', 'stroke-width'].map((name) => attributeOf(element, name))
  if (attributeOf(element, 'opacity') !== undefined) return ''
  if (fill === pal.ink) return element
  if (fill && stroke === 'none') return emptied(element, next)
  if (fill && fill !== 'none') return withAttributes(element, { fill: sheet })
  if (stroke && stroke !== pal.ink)
    return withAttributes(element, { stroke: Number(width ?? 9) >= 14 ? sheet : pal.ink })
  return element
}

/** The still as a clean ink line on white paper. */
export function line(svg: string): string {
  const elements = svg.match(/<[^>]+>/g) ?? []
  return elements.map((element, index) => asLine(element, elements[index + 1])).join('')
}

/** What a hand does to a line: it strays, slowly by `far`. */
const hand = (id: string, seed: number, slow: number, far: number) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence baseFrequency="${slow}" numOctaves="2" seed="${seed}"/>` +
  `<feDisplacementMap in="SourceGraphic" scale="${far}" xChannelSelector="R" yChannelSelector="G"/></filter>`

/** Paper's tooth, which a pencil leaves white. */
const tooth =
  '<filter id="tooth" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="4"/>' +
  `<feColorMatrix values="0 0 0 0 1 0 0 0 0 .992 0 0 0 0 .973 0 0 0 -9 4.2"/></filter>`

/** The lines of the still in one pencil, thinner than in ink. Limbs are an ink stroke under a white one: it gets closer. */
const inPencil = (drawing: string, colour: string, weight: number) =>
  drawing.replaceAll(pal.ink, colour).replace(/<[^>]*stroke-width="([\d.]+)"[^>]*>/g, (element, width) => {
    const isLimb = width >= 14
    if (isLimb && element.includes(sheet)) return element
    return withAttributes(element, { 'stroke-width': String(isLimb ? width - 6 : width * weight) })
  })

/** The still as a pencil sketch: where things are to be, tried in red, then found in blue. */
export function sketch(svg: string): string {
  const [, open = '', drawing = ''] = /^(<svg[^>]*>)([\s\S]*)<\/svg>/.exec(line(svg)) ?? []
  const pass = (filter: string, colour: string, weight: number, opacity: number) =>
    `<g style="mix-blend-mode:multiply" opacity="${opacity}"><g filter="url(#${filter})">${inPencil(drawing, colour, weight)}</g></g>`
  return [
    open,
    `<defs>${hand('loose', 11, 0.003, 90)}${hand('first', 2, 0.007, 18)}${hand('again', 23, 0.009, 22)}${tooth}</defs>`,
    `<path fill="${sheet}" d="M0 0h1600v1000H0z"/>`,
    pass('loose', red, 0.7, 0.75),
    pass('first', blue, 0.62, 1),
    pass('again', blue, 0.5, 0.7),
    '<path filter="url(#tooth)" d="M0 0h1600v1000H0z"/>',
    '</svg>',
  ].join('')
}

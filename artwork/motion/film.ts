/** Drawings to a film file: what is drawn twice, in one drawing or in several, is written once. */
import type { DrawingStyle, DrawnFilm, FilmNode } from '../../src/engine/pages/elements/loop/film'
import { pal } from '../kit/core'
import { type Element, matrixOf, readSvg } from './svg-tree'
import type { Drawing } from './timeline'

const colour = (value: string) => (value === 'none' ? '' : value)
const readers: Record<string, (value: string) => DrawingStyle> = {
  fill: (value) => ({ f: colour(value) }),
  stroke: (value) => ({ s: colour(value) }),
  'stroke-width': (value) => ({ w: Number(value) }),
  'stroke-dasharray': (value) => ({ d: value.split(/[\s,]+/).map(Number) }),
  'stroke-linecap': (value) => (value === 'butt' ? { l: value } : {}),
  opacity: (value) => ({ o: Number(value) }),
  style: (value) => {
    if (value !== 'mix-blend-mode:multiply') throw new Error(`The loops know no style "${value}".`)
    return { b: 'multiply' }
  },
  transform: (value) => ({ t: matrixOf(value) }),
}
/** Attributes that say what a shape is, or what every line of the kit has anyway. */
const silent = new Set([
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'width',
  'height',
  'id',
  'clip-path',
  'stroke-linejoin',
])

function lookOf(attributes: Element['attributes'], clips: ReadonlyMap<string, string>): DrawingStyle {
  const looks = Object.entries(attributes).map(([name, value]): DrawingStyle => {
    if (name === 'clip-path') return { c: clips.get(value.slice(5, -1)) ?? '' }
    if (silent.has(name)) return {}
    const read = readers[name]
    if (!read) throw new Error(`The loops know no attribute "${name}".`)
    return read(value)
  })
  return Object.assign({}, ...looks)
}

/** Where a shape goes, as a path. */
function pathOf({ tag, attributes }: Element): string {
  if (tag === 'path') return attributes.d ?? ''
  const of = (name: string, or = 0) => Number(attributes[name] ?? or)
  if (tag === 'rect') return `M${of('x')} ${of('y')}h${of('width')}v${of('height')}h${-of('width')}z`
  if (tag !== 'ellipse' && tag !== 'circle') throw new Error(`The loops know no <${tag}>.`)
  const rx = of('rx', of('r'))
  const ry = of('ry', of('r'))
  const arc = `a${rx} ${ry} 0 1 1`
  return `M${of('cx') - rx} ${of('cy')}${arc} ${2 * rx} 0${arc} ${-2 * rx} 0z`
}

/** The film file of drawings. */
export function filmOf(drawings: readonly Drawing[], width: number, height: number): DrawnFilm {
  const nodes: FilmNode[] = []
  const numbers = new Map<string, number>()
  function number(node: FilmNode): number {
    const key = JSON.stringify(node)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, nodes.length)
    return nodes.push(node) - 1
  }
  function place(element: Element, clips: Map<string, string>): number[] {
    if (element.tag === 'clipPath') {
      clips.set(element.attributes.id ?? '', element.children.map(pathOf).join(''))
      return []
    }
    const look = lookOf(element.attributes, clips)
    if (element.tag !== 'g') return [number(Object.keys(look).length ? [pathOf(element), look] : [pathOf(element)])]
    const inside = element.children.flatMap((child) => place(child, clips))
    return Object.keys(look).length ? [number([look, ...inside])] : inside
  }
  const seen = drawings.map(({ svg, ms }): [number, number] => {
    const clips = new Map<string, string>()
    const inside = (readSvg(svg).children[0]?.children ?? []).flatMap((child) => place(child, clips))
    return [ms, inside.length === 1 ? (inside[0] as number) : number([{}, ...inside])]
  })
  return { width, height, stroke: pal.ink, nodes, drawings: seen }
}

import { addTo, getOrAdd } from '../../model/groups'
import { type FontFace, hasCharacter, matchFaces } from './font-faces'
import type { FontRules } from './font-rules'
import { createTextReader } from './styled-texts'
import type { TextStyle } from './text-style'

/** In characters: about what a large window shows first. */
const firstTexts = 1500

/**
 * A file with fewer of the first characters of its family, weight and style may come later: those of a foreign name. The
 * letters of Polish or Turkish that are in a second file are about one in thirty.
 */
const leastShare = 0.02

const mostPreloads = 4

const findLastFace = (faces: FontFace[], point: number) => faces.findLast((face) => hasCharacter(face, point))

/** Finds the files of typefaces that a page's html needs. */
export interface FontFinder {
  /** Those of its first texts, at most the four with the most characters. */
  findFirst(html: string): string[]
  /** All that a browser fetches for its texts. */
  findAll(html: string): string[]
}

/** `rules` are those of the page's stylesheets. */
export function createFontFinder(rules: FontRules): FontFinder {
  const { faces } = rules
  const readTexts = createTextReader(rules)
  const composites = new Map<TextStyle, FontFace[][]>()
  const compositesByName = new Map<string, FontFace[][]>()
  const faceOf = new Map<FontFace[], Map<number, FontFace | undefined>>()
  const byFamily = new Map<string, FontFace[]>()
  for (const face of faces) addTo(byFamily, face.family, face)

  /** The faces of each family of a style, up to the first family without files, which a machine has. */
  function matchStyle({ families, weight, isItalic }: TextStyle): FontFace[][] {
    const end = families.findIndex((family) => !byFamily.has(family))
    return (end < 0 ? families : families.slice(0, end)).map((family) =>
      matchFaces(byFamily.get(family) ?? [], weight, isItalic),
    )
  }

  /** Of faces with the same character, the last counts. */
  function findFace(composite: FontFace[], point: number): FontFace | undefined {
    const known = getOrAdd(faceOf, composite, () => new Map<number, FontFace | undefined>())
    // Faster than getOrAdd, for every character of a page.
    if (!known.has(point)) known.set(point, findLastFace(composite, point))
    return known.get(point)
  }

  /** The face of each character. */
  function* facesOf(html: string): Generator<FontFace> {
    for (const { text, style } of readTexts(html)) {
      const families = getOrAdd(composites, style, () =>
        getOrAdd(compositesByName, JSON.stringify(style), () => matchStyle(style)),
      )
      if (families.length === 0) continue
      for (const character of text.replace(/\s+/g, ' ')) {
        const point = character.codePointAt(0) ?? 0
        for (const composite of families) {
          const face = findFace(composite, point)
          if (!face) continue
          yield face
          break
        }
      }
    }
  }

  /** In the order of the stylesheets. */
  const filesOf = (some: Iterable<FontFace>): string[] => {
    const wanted = new Set(some)
    return [...new Set(faces.filter((face) => wanted.has(face)).map(({ url }) => url))]
  }

  function findFirst(html: string): string[] {
    /** Of each face its number of characters, in the order of their first. */
    const counts = new Map<FontFace, number>()
    const groupOf = ({ family, weight, isItalic }: FontFace) => [family, ...weight, isItalic].join()
    let position = 0
    for (const face of faces.length > 0 ? facesOf(html) : []) {
      counts.set(face, (counts.get(face) ?? 0) + 1)
      if (++position === firstTexts) break
    }
    const totals = new Map<string, number>()
    for (const [face, count] of counts) totals.set(groupOf(face), (totals.get(groupOf(face)) ?? 0) + count)
    const often = [...counts].filter(([face, count]) => count >= leastShare * (totals.get(groupOf(face)) ?? 0))
    // Stable: of two with as many characters, the first.
    often.sort(([, one], [, other]) => other - one)
    return filesOf(often.slice(0, mostPreloads).map(([face]) => face))
  }

  return { findFirst, findAll: (html) => (faces.length > 0 ? filesOf(facesOf(html)) : []) }
}

import type { SamplePage } from '../samples/sample-site'
import type { PlacedSight } from './gather'
import { lookAtPage, lookWithoutScript } from './look'
import { lookAtSearch } from './search'
import { lookTranslated } from './translation'
import type { Visitor } from './visitor'

/** A window with script, and one without. */
export interface Windows {
  withScript: Visitor
  withoutScript: Visitor
}

/** A page of the studio, the longest with its layout and in its language. */
export interface LongPage {
  path: string
  layout: string
}

function placeSample({ samples, title }: SamplePage, block: number): { place: string; kind: string } {
  const sample = samples[block]
  const manner = title && ` ${title}`
  if (!sample) return { place: `A page of samples${manner}, outside of its blocks`, kind: 'samples' }
  const kind = `schemas/blocks/${sample.block.type}.schema.json`
  return { place: `${kind}, ${sample.name}${manner}`, kind }
}

export async function tourSamples(
  { withScript, withoutScript }: Windows,
  page: SamplePage,
  announced: number[][],
  colours: string[],
): Promise<PlacedSight[]> {
  const { path, manner } = page
  const looks = {
    isAccessible: manner !== 'stretched',
    colours: manner === 'smallest' ? colours : [],
    announced: manner === 'as it is' ? announced : undefined,
  }
  const seen = await lookAtPage(withScript, path, looks)
  const plain = manner === 'as it is' ? await lookWithoutScript(withoutScript, path, seen) : []
  const translated = manner === 'as it is' ? await lookTranslated(withScript, path, seen.sights) : []
  return [...seen.sights, ...plain, ...translated].map((sight) => ({ ...sight, ...placeSample(page, sight.block) }))
}

export async function tourPage(
  { withScript, withoutScript }: Windows,
  { path, layout }: LongPage,
): Promise<PlacedSight[]> {
  const seen = await lookAtPage(withScript, path, { isAccessible: true })
  const plain = await lookWithoutScript(withoutScript, path, seen)
  const translated = await lookTranslated(withScript, path, seen.sights)
  const searched = await lookAtSearch(withScript, path)
  return [...seen.sights, ...plain, ...translated, ...searched].map((sight) => {
    const type = seen.types[sight.block]
    const part = type === undefined ? `layout "${layout}"` : `block ${sight.block + 1} (${type})`
    const place = `pages.json, page ${path}, ${part}`
    return { ...sight, place, kind: place }
  })
}

import { isText } from '../../../base/shared-types/json'
import { lazy } from '../../../base/shared-types/lazy'
import { addTo } from '../../../base/shared-types/maps'
import type { Annotation } from '../../schema-model/validation/open-validator'
import { readHtml } from '../rich-text/html'
import type { Address, Content, PageContent, RichTextField } from './content'
import { outlineHeadings } from './headings'
import { findTargets } from './page-graph'

function textsOf(format: string, ofFormat: Content['ofFormat']): Address[] {
  const addresses: Address[] = []
  for (const { value, pointer } of ofFormat(format)) if (isText(value)) addresses.push({ value, pointer })
  return addresses
}

const readRichTexts = (ofFormat: Content['ofFormat']): RichTextField[] =>
  textsOf('html', ofFormat).map(({ value: text, pointer }) => ({ pointer, text, ...readHtml(text) }))

function readAddresses(ofFormat: Content['ofFormat'], html: RichTextField[]): Pick<Content, 'links' | 'images'> {
  const links = textsOf('href', ofFormat)
  const images = textsOf('image', ofFormat)
  for (const reading of html) {
    const { pointer } = reading
    for (const [index, value] of reading.links.entries())
      links.push({ value, pointer, words: reading.linkTexts[index] })
    for (const src of reading.images) images.push({ value: src, pointer })
  }
  return { links, images }
}

const findKeyed = (annotations: Annotation[]): Annotation[] =>
  annotations.filter(({ value }) => isText(value) && value.includes('{key}'))

export interface PartContent extends PageContent {
  byFormat: ReadonlyMap<string, Annotation[]>
}

export function readFound(
  annotations: Annotation[],
  { siteUrl }: Pick<PageContent, 'siteUrl'>,
  isHidden: PageContent['isHidden'],
): Pick<
  PartContent,
  'annotations' | 'byFormat' | 'ofFormat' | 'keyed' | 'targets' | 'html' | 'links' | 'images' | 'headingsIn'
> {
  const byFormat = new Map<string, Annotation[]>()
  for (const item of annotations) addTo(byFormat, item.format, item)
  const ofFormat: PageContent['ofFormat'] = (...formats) => {
    const [first = '', ...others] = formats.filter((format) => byFormat.has(format))
    return others.length === 0
      ? (byFormat.get(first) ?? [])
      : annotations.filter(({ format }) => format === first || others.includes(format))
  }
  const html = readRichTexts(ofFormat)
  const addresses = readAddresses(ofFormat, html)
  const headingsIn = lazy(() =>
    outlineHeadings(
      annotations.filter(({ pointer }) => !isHidden(pointer)),
      html,
    ),
  )
  return {
    annotations: () => annotations,
    byFormat,
    ofFormat,
    keyed: lazy(() => findKeyed(annotations)),
    targets: lazy(() => findTargets({ links: addresses.links, isHidden, siteUrl })),
    html,
    ...addresses,
    headingsIn: (holder) => headingsIn()(holder),
  }
}

import { Colours, Elements } from '@studio/Specimens'
import { useMemo, useState } from 'react'
import { PageContext } from '../elements/use-page'
import type { Registry } from '../model/registry'
import { Page } from '../render/Page'
import { BlockEntry } from './BlockEntry'
import type { Catalogue, CatalogueBlock } from './examples'
import style from './style.module.scss'

interface CatalogueProps {
  catalogue: Catalogue
  registry: Registry
}

/** Whether a block has to do with every word that was asked for: in its name, its description or its fields. */
function isAbout({ type, title, description, fields }: CatalogueBlock, question: string): boolean {
  const own = fields.map((field) => `${field.name} ${field.title}`)
  const words = [type, title, description, ...own].join(' ').toLowerCase()
  return question
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

interface IndexProps {
  blocks: CatalogueBlock[]
  /** Whether elements and layouts are shown, too. */
  isAll: boolean
}

/** The contents of the page: a link to each thing that is shown. */
function Index({ blocks, isAll }: IndexProps) {
  return (
    <ul className={style.index}>
      {blocks.map(({ type, title }) => (
        <li key={type}>
          <a href={`#block-${type}`}>{title}</a>
        </li>
      ))}
      {isAll && (
        <>
          <li>
            <a href="#elements">Elements</a>
          </li>
          <li>
            <a href="#layouts">Layouts</a>
          </li>
        </>
      )}
    </ul>
  )
}

/** Every layout, around a page without blocks. */
function Layouts({ catalogue: { settings, page }, registry }: CatalogueProps) {
  return Object.keys(registry.layouts).map((layout) => (
    <article key={layout} className={style.entry}>
      <h3 className={style.words}>{layout}</h3>
      <Page page={{ ...page, layout, blocks: [] }} settings={settings} registry={registry} />
    </article>
  ))
}

/** Every block with every example, every element in its states, every layout. For development only: no build holds it. */
export function CataloguePage({ catalogue, registry }: CatalogueProps) {
  const { settings, page, blocks } = catalogue
  const { path, assets } = page
  const context = useMemo(() => ({ path, assets, settings }), [path, assets, settings])
  const [question, setQuestion] = useState('')
  const picture = settings.socialImage ?? Object.keys(assets)[0] ?? ''
  const shown = blocks.filter((block) => isAbout(block, question))
  const isAll = question.trim() === ''
  return (
    <PageContext value={context}>
      <header className={style.words}>
        <h1>The catalogue</h1>
        <p>
          Choose a block, copy the JSON of an example, and paste it into the "blocks" of a page. Blocks that load
          something show the content of this site, as on {path}.
        </p>
        <Colours />
        <p>
          <label>
            Find a block <input type="search" value={question} onChange={({ target }) => setQuestion(target.value)} />
          </label>{' '}
          <output>{isAll ? '' : `${shown.length} of ${blocks.length} blocks`}</output>
        </p>
        <Index blocks={shown} isAll={isAll} />
      </header>
      {shown.map((block) => (
        <BlockEntry key={block.type} block={block} registry={registry} />
      ))}
      {isAll && (
        <>
          <h2 id="elements" className={style.words}>
            Elements
          </h2>
          <Elements picture={{ src: picture, alt: 'A picture of the site' }} />
          <h2 id="layouts" className={style.words}>
            Layouts
          </h2>
          <Layouts catalogue={catalogue} registry={registry} />
        </>
      )}
    </PageContext>
  )
}

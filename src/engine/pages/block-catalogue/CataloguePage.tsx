import { Colours, Elements } from '@studio/Specimens'
import { useMemo, useState } from 'react'
import { PageContext } from '../elements/use-page'
import { PageTree } from '../render/PageTree'
import { BlockEntry } from './BlockEntry'
import type { CatalogueBlock, CatalogueProps } from './examples'
import style from './style.module.scss'

function matches({ type, title, description, fields }: CatalogueBlock, query: string): boolean {
  const fieldNames = fields.map((field) => `${field.name} ${field.title}`)
  const words = [type, title, description, ...fieldNames].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}

interface IndexProps {
  blocks: CatalogueBlock[]
  isUnfiltered: boolean
}

function Index({ blocks, isUnfiltered }: IndexProps) {
  return (
    <ul className={style.index}>
      {blocks.map(({ type, title }) => (
        <li key={type}>
          <a href={`#block-${type}`}>{title}</a>
        </li>
      ))}
      {isUnfiltered && (
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

function Layouts({ catalogue: { settings, page }, registry }: CatalogueProps) {
  return Object.keys(registry.layouts).map((layout) => (
    <article key={layout}>
      <header className={style.words}>
        <h3>{layout}</h3>
      </header>
      <div lang={settings.language}>
        <PageTree page={{ ...page, layout, blocks: [] }} settings={settings} registry={registry} />
      </div>
    </article>
  ))
}

/** For development only. */
export function CataloguePage({ catalogue, registry }: CatalogueProps) {
  const { settings, page, blocks } = catalogue
  const { path, assets } = page
  const context = useMemo(() => ({ path, assets, settings }), [path, assets, settings])
  const [query, setQuery] = useState('')
  const picture = settings.socialImage ?? Object.keys(assets)[0] ?? ''
  const shown = blocks.filter((block) => matches(block, query))
  const isUnfiltered = query.trim() === ''
  return (
    <PageContext value={context}>
      <header className={style.words}>
        <h1>Block catalogue</h1>
        <p>
          Copy the JSON of an example and paste it into the "blocks" of a page. Blocks that load content show what they
          would show on {path}.
        </p>
        <p>
          <label>
            Find a block <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </label>{' '}
          <output>{isUnfiltered ? '' : `${shown.length} of ${blocks.length} blocks`}</output>
        </p>
        <Index blocks={shown} isUnfiltered={isUnfiltered} />
      </header>
      <Colours />
      {shown.map((block) => (
        <BlockEntry key={block.type} block={block} language={settings.language} registry={registry} />
      ))}
      {isUnfiltered && (
        <>
          <header className={style.words}>
            <h2 id="elements">Elements</h2>
          </header>
          <div lang={settings.language}>
            <Elements picture={{ src: picture, alt: 'A picture of the site' }} />
          </div>
          <header className={style.words}>
            <h2 id="layouts">Layouts</h2>
          </header>
          <Layouts catalogue={catalogue} registry={registry} />
        </>
      )}
    </PageContext>
  )
}

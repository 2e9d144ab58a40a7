import { useMemo } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PageContext } from '../elements/page-context'
import type { Catalogue, CatalogueExample } from '../model/catalogue'
import type { Registry } from '../model/registry'
import { Page } from '../render/Page'
import { RenderBlocks } from '../render/RenderBlocks'
import { Elements } from './Elements'
import style from './style.module.scss'

interface CatalogueProps {
  catalogue: Catalogue
  registry: Registry
}

/** Every element in its states, every block with every example, every layout. For development only: no build holds it. */
export function CataloguePage({ catalogue: { settings, page, blocks }, registry }: CatalogueProps) {
  const { path, assets } = page
  const context = useMemo(() => ({ path, assets, settings }), [path, assets, settings])
  const picture = settings.socialImage ?? Object.keys(assets)[0] ?? ''
  return (
    <PageContext value={context}>
      <header className={style.words}>
        <h1>The catalogue</h1>
        <p>Blocks that load something show the content of this site, as on {path}.</p>
        <Colours />
        <ul className={style.index}>
          <li>
            <a href="#elements">Elements</a>
          </li>
          {blocks.map(({ type, title }) => (
            <li key={type}>
              <a href={`#block-${type}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#layouts">Layouts</a>
          </li>
        </ul>
      </header>
      <h2 id="elements" className={style.words}>
        Elements
      </h2>
      <Elements picture={{ src: picture, alt: 'A picture of the site' }} />
      {blocks.map(({ type, title, description, examples }) => (
        <article key={type} id={`block-${type}`} className={style.entry} data-catalogue={type}>
          <div className={style.words}>
            <h2>
              {title} <code>{type}</code>
            </h2>
            <p>{description}</p>
          </div>
          {examples.map((example, index) => (
            <Example key={JSON.stringify(example.written)} example={example} number={index + 1} registry={registry} />
          ))}
        </article>
      ))}
      <h2 id="layouts" className={style.words}>
        Layouts
      </h2>
      {Object.keys(registry.layouts).map((layout) => (
        <article key={layout} className={style.entry}>
          <h3 className={style.words}>{layout}</h3>
          <Page page={{ ...page, layout, blocks: [] }} settings={settings} registry={registry} />
        </article>
      ))}
    </PageContext>
  )
}

/** Shows everything in another of the colours that lead a page. */
function Colours() {
  return (
    <p>
      {['marigold', 'coral', 'teal', 'sky', 'plum', 'night', 'leaf'].map((colour) => (
        <button key={colour} type="button" onClick={() => document.documentElement.setAttribute('data-colour', colour)}>
          {colour}
        </button>
      ))}
    </p>
  )
}

/** One example of a block as visitors see it, and its JSON. A router of its own: filters must not move their neighbours. */
function Example({ example, number, registry }: { example: CatalogueExample; number: number; registry: Registry }) {
  const json = JSON.stringify(example.written, null, 2)
  return (
    <>
      <details className={style.words}>
        <summary>Example {number}</summary>
        <button type="button" onClick={() => navigator.clipboard.writeText(json)}>
          Copy
        </button>
        <pre>{json}</pre>
      </details>
      <div data-example>
        <MemoryRouter>
          <RenderBlocks blocks={[example.block]} components={registry.blocks} hydration="now" />
        </MemoryRouter>
      </div>
    </>
  )
}

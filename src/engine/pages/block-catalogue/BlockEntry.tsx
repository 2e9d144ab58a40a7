import { useRef, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Registry } from '../../base/shared-types/registry'
import { RenderBlocks } from '../render/RenderBlocks'
import type { CatalogueBlock, CatalogueExample } from './examples'
import style from './style.module.scss'

interface BlockEntryProps {
  block: CatalogueBlock
  /** The site's. */
  language: string | undefined
  registry: Registry
}

export function BlockEntry({ block, language, registry }: BlockEntryProps) {
  const { type, title, description, examples } = block
  return (
    <article id={`block-${type}`} data-catalogue={type}>
      <div className={style.words}>
        <h2>
          {title} <code>{type}</code>
        </h2>
        <p>
          {description} <a href={`#fields-${type}`}>See its fields</a>
        </p>
        <Fields block={block} />
      </div>
      {examples.map((example, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may be equal
        <Example key={index} example={example} number={index + 1} language={language} registry={registry} />
      ))}
    </article>
  )
}

/** A link to the anchor opens the details. */
function Fields({ block: { type, fields } }: { block: CatalogueBlock }) {
  return (
    <details>
      <summary>Fields</summary>
      <dl id={`fields-${type}`} className={style.fields}>
        {fields.map(({ name, title, description, isRequired }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {title}
              {isRequired && <strong> (required)</strong>}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface ExampleProps {
  example: CatalogueExample
  number: number
  /** The site's. */
  language: string | undefined
  registry: Registry
}

/** A router of its own: filters must not affect other examples. */
function Example({ example, number, language, registry }: ExampleProps) {
  const json = JSON.stringify(example.toFillIn, null, 2)
  return (
    <>
      <div className={style.words}>
        <CopyButton text={json} number={number} />
        <details>
          <summary>JSON of example {number}, to fill in</summary>
          <pre>{json}</pre>
        </details>
      </div>
      <div data-example lang={language}>
        <MemoryRouter>
          <RenderBlocks blocks={[example.block]} components={registry.blocks} hydration="now" />
        </MemoryRouter>
      </div>
    </>
  )
}

/** Opens the JSON for manual copying where the browser denies access to the clipboard. */
function CopyButton({ text, number }: { text: string; number: number }) {
  const [message, setMessage] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setMessage('Copied. Paste it into "blocks", with a comma between two blocks, and replace the words in brackets.')
    } catch {
      button.current?.parentElement?.querySelector('details')?.setAttribute('open', '')
      setMessage('Your browser blocked the clipboard. Copy the JSON below.')
    }
  }
  return (
    <p>
      <button ref={button} type="button" onClick={copy} data-copy>
        Copy example {number} to fill in
      </button>{' '}
      <output>{message}</output>
    </p>
  )
}

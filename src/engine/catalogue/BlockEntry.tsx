import { useRef, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Registry } from '../model/registry'
import { RenderBlocks } from '../render/RenderBlocks'
import type { CatalogueBlock, CatalogueExample } from './examples'
import style from './style.module.scss'

/** A block type: what it is for, what may stand in it, and every example as visitors see it, with its JSON to copy. */
export function BlockEntry({ block, registry }: { block: CatalogueBlock; registry: Registry }) {
  const { type, title, description, examples } = block
  return (
    <article id={`block-${type}`} className={style.entry} data-catalogue={type}>
      <div className={style.words}>
        <h2>
          {title} <code>{type}</code>
        </h2>
        <p>
          {description} <a href={`#fields-${type}`}>What may stand in it</a>
        </p>
        <Fields block={block} />
      </div>
      {examples.map((example, index) => (
        <Example key={JSON.stringify(example.written)} example={example} number={index + 1} registry={registry} />
      ))}
    </article>
  )
}

/** The fields of a block. A link to its anchor opens it: browsers open what holds the place that they go to. */
function Fields({ block: { type, fields } }: { block: CatalogueBlock }) {
  return (
    <details>
      <summary>Its fields</summary>
      <dl id={`fields-${type}`} className={style.fields}>
        {fields.map(({ name, title, description, isRequired }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> {title}
              {isRequired && <strong> (always needed)</strong>}
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
  registry: Registry
}

/** One example of a block, and its JSON. A router of its own: filters must not move their neighbours. */
function Example({ example, number, registry }: ExampleProps) {
  const json = JSON.stringify(example.written, null, 2)
  return (
    <>
      <div className={style.words}>
        <CopyButton text={json} number={number} />
        <details>
          <summary>Example {number}: its JSON</summary>
          <pre>{json}</pre>
        </details>
      </div>
      <div data-example>
        <MemoryRouter>
          <RenderBlocks blocks={[example.block]} components={registry.blocks} hydration="now" />
        </MemoryRouter>
      </div>
    </>
  )
}

/** Puts a text on the clipboard and says so. Where a browser forbids it, the text is shown to be copied by hand. */
function CopyButton({ text, number }: { text: string; number: number }) {
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied. Paste it into "blocks", with a comma between two blocks.')
    } catch {
      button.current?.parentElement?.querySelector('details')?.setAttribute('open', '')
      setSaid('This browser does not allow it: copy the JSON below.')
    }
  }
  return (
    <p>
      <button ref={button} type="button" onClick={copy} data-copy>
        Copy the JSON of example {number}
      </button>{' '}
      <output>{said}</output>
    </p>
  )
}

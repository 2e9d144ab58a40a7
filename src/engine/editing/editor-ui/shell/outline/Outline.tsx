import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../controls/Icon'
import { endOf, placeAfter } from '../../model/commands/block-commands'
import type { ListPlace } from '../../model/edits/block-edits'
import { whatCanBeDone } from '../../model/edits/fixed-places'
import type { OpenPage } from '../../model/page/open-page'
import { keepEqualRows, type OutlineRow, outlineRows, pathToRow } from '../../model/page/outline-rows'
import { sitePart } from '../../model/page/page-problems'
import { catchFocus } from '../../views/catch-focus'
import { useSession, useSessionState } from '../../views/use-editor'
import { BlockTools } from './BlockTools'
import { BlockTree, type Refusal } from './BlockTree'

interface OutlineProps {
  onAdd: (place: ListPlace) => void
  onKeys: () => void
}

function Settings() {
  const session = useSession()
  const { chosen, part, name, overview } = useSessionState('chosen', 'part', 'name', 'overview')
  const show = (choose: () => void) => {
    choose()
    session.fold('fields', false)
    catchFocus('.fields :is(input, textarea)')
  }
  const unseen = overview?.pages.find((one) => one.name === name)?.unseen
  return (
    <>
      <button
        type="button"
        className="page-fields quiet"
        aria-pressed={chosen === undefined && part === undefined}
        onClick={() => show(() => session.choose(undefined))}
      >
        <Icon name="page" />
        Page settings
        {unseen !== undefined && <em>{unseen}</em>}
      </button>
      <button
        type="button"
        className="page-fields quiet"
        aria-pressed={part !== undefined}
        onClick={() => show(() => session.choosePart(sitePart))}
      >
        <Icon name="settings" />
        Site settings
      </button>
    </>
  )
}

const noRows: OutlineRow[] = []

function useRows(page: OpenPage | undefined, keys: readonly string[]): OutlineRow[] {
  const shown = useRef(noRows)
  shown.current = page ? keepEqualRows(shown.current, outlineRows(page, keys)) : noRows
  return shown.current
}

export function Outline({ onAdd, onKeys }: OutlineProps) {
  const { page, keys, chosen, folded } = useSessionState('page', 'keys', 'chosen', 'folded')
  const [partId, setPart] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const rows = useRows(page, keys)
  const block = chosen === undefined ? undefined : page?.blocks[keys.indexOf(chosen)]
  const [holder, part] = partId === undefined ? [] : pathToRow(rows, partId).slice(-2)
  const isPart = part !== undefined && holder?.id === chosen
  if (partId !== undefined && !isPart) setPart(undefined)
  const selected = isPart ? partId : chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen row is brought into view when another one is chosen
  useEffect(() => {
    document.querySelector('.outline [data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [selected, folded.outline])
  const why = refusal && refusal.chosen === chosen ? refusal.why : page && block && whatCanBeDone(page, block).why
  return (
    <section aria-label="Outline" className="outline">
      <Settings />
      <div className="outline-head">
        <h2>Blocks</h2>
        {block && <BlockTools block={block} />}
      </div>
      <BlockTree
        {...{ rows, chosen, selected, onAdd, setPart, setRefusal }}
        language={page?.language}
        isOpening={!page}
      />
      {why && <p className="help">{why}</p>}
      <button
        type="button"
        className="add"
        disabled={!page}
        onClick={() => page && onAdd(isPart && part.list ? endOf(part.list) : placeAfter(page, block))}
      >
        <Icon name="add" />
        Add block here
      </button>
      <button type="button" className="page-fields quiet key-help" onClick={onKeys}>
        <Icon name="help" />
        Keys
      </button>
    </section>
  )
}

import { timeFields } from '../../model/site-pages'
import { plural } from '../../text/numbers'
import { share, unshare } from '../model/commands/block-commands'
import { hasVisibilityFields } from '../model/edits/visibility'
import { describeField, fieldNames } from '../model/page/field'
import type { OpenBlock, OpenPage } from '../model/page/open-page'
import { FieldView } from '../views/fields/FieldView'
import { Hints } from '../views/fields/Hints'
import { LooseProblems } from '../views/fields/LooseProblems'
import { VisibilityFields } from '../views/fields/visibility/VisibilityFields'
import { useSession, useSessionState } from '../views/use-editor'
import { catchFocus } from './regions'
import { SitePanel } from './SitePanel'

/** The pages that show a block, with buttons to share it or to copy it to this page. */
function SharedNote({ block }: { block: OpenBlock }) {
  const session = useSession()
  if (!block.shared)
    return (
      <p className="sharing">
        <button
          type="button"
          onClick={() => void share(session, block).then(() => catchFocus('.sharing button, .note button'))}
        >
          Share with other pages
        </button>
      </p>
    )
  const { pages } = block.shared
  return (
    <div className="note">
      <p>
        Stands on {plural(pages.length, 'page')}: {pages.join(', ')}. What you change here changes everywhere.
      </p>
      <button type="button" onClick={() => void unshare(session, block)}>
        Only here
      </button>
    </div>
  )
}

/** The fields of a page that are shown one by one: not its blocks and times. */
function ofPage(page: OpenPage): string[] {
  const others = ['blocks', ...(hasVisibilityFields(page) ? timeFields : [])]
  return fieldNames(page, page.pointer).filter((name) => !others.includes(name))
}

/** The settings that every type of block has: they come last, because few authors need them. */
function commonSettings(page: OpenPage, pointer: string, names: string[]): string[] {
  const { book } = page
  const ofTypes = book.blockTypes.map((type) => Object.keys(book.fieldsOf(book.block(type))))
  const isSetting = (name: string) => !describeField(page, `${pointer}/${name}`).isWords
  return names.filter((name) => isSetting(name) && ofTypes.every((fields) => fields.includes(name)))
}

export function FieldsPanel() {
  const { page, keys, chosen, part } = useSessionState()
  if (!page) return null
  if (part !== undefined) return <SitePanel part={part} />
  const block = chosen === undefined ? undefined : page.blocks[keys.indexOf(chosen)]
  const pointer = block?.pointer ?? page.pointer
  const owner = block?.title ?? 'Page'
  const names = block ? fieldNames(page, pointer) : ofPage(page)
  const help = block ? page.book.block(block.type)?.description : undefined
  const common = block ? commonSettings(page, pointer, names) : []
  const show = (name: string) => <FieldView key={name} pointer={`${pointer}/${name}`} owner={owner} />
  return (
    <form
      key={chosen ?? page.pointer}
      aria-label={`Fields of ${owner}`}
      className="fields"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2>{owner}</h2>
      {typeof help === 'string' && <p className="help">{help}</p>}
      <Hints pointer={pointer} />
      <LooseProblems pointer={pointer} owner={owner} />
      {block ? <SharedNote block={block} /> : hasVisibilityFields(page) && <VisibilityFields />}
      {names.filter((name) => !common.includes(name)).map(show)}
      {block && (
        <details className="common">
          <summary>Anchor and visibility</summary>
          {names.filter((name) => common.includes(name)).map(show)}
        </details>
      )}
    </form>
  )
}

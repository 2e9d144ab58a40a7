import { timeFields } from '../../model/site-pages'
import { plural } from '../../text/numbers'
import { haveTimes } from '../deeds/times'
import { FieldView } from '../fields/FieldView'
import { describeField, fieldNames } from '../fields/field'
import { Hints } from '../fields/Hints'
import { LooseProblems } from '../fields/LooseProblems'
import { WhenSeen } from '../fields/times/WhenSeen'
import type { OpenBlock, OpenPage } from '../page/open-page'
import { useSession, useSessionState } from '../session/use-session'
import { share, unshare } from './block-deeds'
import { catchFocus } from './regions'
import { SitePanel } from './SitePanel'

/** Where a block stands beside this page, with the way to write it for this page alone or for others, too. */
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

/** The fields of a page that are shown one by one: its blocks are in the outline, its times are a group. */
function ofPage(page: OpenPage): string[] {
  const others = ['blocks', ...(haveTimes(page) ? timeFields : [])]
  return fieldNames(page, page.pointer).filter((name) => !others.includes(name))
}

/** The names of the settings that every type of block has: they come last, because few authors need them. */
function commonSettings(page: OpenPage, pointer: string, names: string[]): string[] {
  const { book } = page
  const ofTypes = book.blockTypes.map((type) => Object.keys(book.fieldsOf(book.block(type))))
  const isSetting = (name: string) => !describeField(page, `${pointer}/${name}`).isWords
  return names.filter((name) => isSetting(name) && ofTypes.every((fields) => fields.includes(name)))
}

/** The fields of the chosen block, or of the page itself. */
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
      {block ? <SharedNote block={block} /> : haveTimes(page) && <WhenSeen />}
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

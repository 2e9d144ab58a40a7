import { escapeToken, isObject } from '../../model/json'
import { plural } from '../../text/numbers'
import { takeOut } from '../model/edits/field-edits'
import { fieldNames } from '../model/page/field'
import { sitePart } from '../model/page/page-problems'
import { FieldView } from '../views/fields/FieldView'
import { Hints } from '../views/fields/Hints'
import { LooseProblems } from '../views/fields/LooseProblems'
import { useSession, useSessionState } from '../views/use-editor'

function SharedBlocks() {
  const session = useSession()
  const { overview, page } = useSessionState()
  if (!page || !overview?.shared.length) return null
  return (
    <section className="shared-blocks">
      <h3>Shared blocks</h3>
      <ul>
        {overview.shared.map(({ name, pages }) => (
          <li key={name}>
            <button type="button" onClick={() => session.choosePart(`/shared/${escapeToken(name)}`)}>
              {name}
            </button>{' '}
            <span className="help">on {plural(pages.length, 'page')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SharedBlock({ name }: { name: string }) {
  const session = useSession()
  const { page, overview } = useSessionState()
  const shared = overview?.shared.find((one) => one.name === name)
  if (!page || !shared) return <p className="help">This block is not there any more.</p>
  const { pointer, pages } = shared
  const block = page.valueAt(pointer)
  const type = isObject(block) ? block.type : undefined
  const title = String(page.book.block(type)?.title ?? name)
  const remove = () => {
    session.choosePart(sitePart)
    void session.do({ label: `Shared block ${name} removed`, edits: (open) => takeOut(open, pointer) })
  }
  return (
    <>
      <p className="note">
        {title}.{' '}
        {pages.length === 0 ? 'No page shows it.' : `Stands on ${plural(pages.length, 'page')}: ${pages.join(', ')}.`}
      </p>
      <LooseProblems pointer={pointer} owner={title} />
      {fieldNames(page, pointer).map((field) => (
        <FieldView key={field} pointer={`${pointer}/${field}`} owner={title} />
      ))}
      {pages.length === 0 && (
        <button type="button" onClick={remove}>
          Remove this block
        </button>
      )}
    </>
  )
}

/** The site settings, or the fields of a shared block. */
export function SitePanel({ part }: { part: string }) {
  const session = useSession()
  const { page, overview } = useSessionState()
  if (!page) return null
  const shared = overview?.shared.find(({ pointer }) => pointer === part)
  const isSite = part === sitePart
  const title = isSite ? 'Site' : (shared?.name ?? 'Shared block')
  return (
    <form key={part} aria-label={`Fields of ${title}`} className="fields" onSubmit={(event) => event.preventDefault()}>
      <h2>{title}</h2>
      {!isSite && (
        <button type="button" onClick={() => session.choosePart(sitePart)}>
          All settings of the site
        </button>
      )}
      {!isSite && <SharedBlock name={shared?.name ?? ''} />}
      {isSite && (
        <>
          <p className="help">What stands on every page. A change here is seen everywhere.</p>
          <Hints pointer={part} />
          <LooseProblems pointer={part} owner={title} />
          {fieldNames(page, part).map((name) => (
            <FieldView key={name} pointer={`${part}/${name}`} owner={title} />
          ))}
          <SharedBlocks />
          <FieldView pointer="/waivers" owner={title} />
        </>
      )}
    </form>
  )
}

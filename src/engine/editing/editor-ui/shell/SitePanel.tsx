import { escapeToken, isObject } from '../../../base/shared-types/json'
import { splitSharedName } from '../../../base/shared-types/languages/shared-names'
import { plural } from '../../../base/text/numbers'
import { Icon } from '../controls/Icon'
import { takeOut } from '../model/edits/field-edits'
import { languagesOf } from '../model/languages/languages'
import { shownFields } from '../model/page/field-groups'
import { sitePart, sitePartOf } from '../model/page/page-problems'
import { FieldList } from '../views/fields/FieldList'
import { Details } from '../views/fields/frame/Details'
import { Hints } from '../views/fields/frame/Hints'
import { LooseProblems } from '../views/fields/LooseProblems'
import { useSession, useSessionState } from '../views/use-editor'
import { sayPages, sharedTitle } from './add-block/addable'
import { LanguageTabs } from './languages/LanguageTabs'
import { PanelHead } from './PanelHead'
import { OldContacts } from './pages/OldContacts'
import { SettingGroups } from './SettingGroups'

function SharedBlocks() {
  const session = useSession()
  const { page, overview } = useSessionState('page', 'overview')
  if (!page || !overview?.shared.length) return null
  const languages = languagesOf(overview)
  return (
    <Details title="Shared blocks" places={['/shared']}>
      <ul className="shared-blocks">
        {overview.shared.map(({ name, pages }) => (
          <li key={name}>
            <button type="button" className="quiet" onClick={() => session.choosePart(`/shared/${escapeToken(name)}`)}>
              {sharedTitle(page, name)}
            </button>
            <span className="optional">
              {[languages?.nameOf(splitSharedName(name)[1] ?? languages.own), `on ${plural(pages.length, 'page')}`]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Details>
  )
}

function SharedBlock({ name }: { name: string }) {
  const session = useSession()
  const { page, overview } = useSessionState('page', 'overview')
  const shared = overview?.shared.find((one) => one.name === name)
  if (!page || !shared) return <p className="help">This block no longer exists.</p>
  const { pointer, pages } = shared
  const block = page.valueAt(pointer)
  const type = isObject(block) ? block.type : undefined
  const title = String(page.book.block(type)?.title ?? name)
  const remove = () => {
    session.choosePart(sitePart)
    void session.do({
      label: `Shared block “${sharedTitle(page, name)}” removed`,
      edits: (open) => takeOut(open, pointer),
    })
  }
  return (
    <>
      <p className="note">
        {title}. {sayPages(pages, overview)}
      </p>
      <LooseProblems pointer={pointer} owner={title} />
      <FieldList pointer={pointer} owner={title} {...shownFields(page, pointer)} />
      {pages.length === 0 && (
        <button type="button" className="danger" onClick={remove}>
          Remove this block
        </button>
      )}
    </>
  )
}

export function SitePanel({ part }: { part: string }) {
  const session = useSession()
  const { page, overview } = useSessionState('page', 'overview')
  if (!page) return null
  const shared = overview?.shared.find(({ pointer }) => pointer === part)
  const isSite = sitePartOf(part) === part && !part.startsWith('/shared/')
  const title = isSite ? 'Site' : shared ? sharedTitle(page, shared.name) : 'Shared block'
  return (
    <form key={part} aria-label={`Fields of ${title}`} className="fields" onSubmit={(event) => event.preventDefault()}>
      {isSite ? (
        <>
          <PanelHead title="Site settings" help="What every page has. A change here is seen everywhere." />
          <LanguageTabs part={part} />
          {part === sitePart && <OldContacts />}
          <Hints pointer={part} />
          <LooseProblems pointer={part} owner={title} />
          <SettingGroups page={page} owner={title} part={part}>
            <SharedBlocks />
          </SettingGroups>
        </>
      ) : (
        <>
          <button type="button" className="quiet back" onClick={() => session.choosePart(sitePart)}>
            <Icon name="back" />
            Site settings
          </button>
          <PanelHead title={title} help="" />
          <SharedBlock name={shared?.name ?? ''} />
        </>
      )}
    </form>
  )
}

import { type ReactNode, Suspense, useState } from 'react'
import { timeFields } from '../../../base/shared-types/site-pages'
import { hasVisibilityFields } from '../model/edits/visibility'
import { fieldNames } from '../model/page/field'
import { shownFields } from '../model/page/field-groups'
import type { OpenPage } from '../model/page/open-page'
import { describeBlockType } from '../model/page/say-labels'
import { FieldControl } from '../views/fields/FieldControl'
import { FieldList } from '../views/fields/FieldList'
import { Details } from '../views/fields/frame/Details'
import { Hints } from '../views/fields/frame/Hints'
import { LooseProblems } from '../views/fields/LooseProblems'
import { VisibilityFields } from '../views/fields/visibility/VisibilityFields'
import { latePart } from '../views/late-part'
import { useSessionState } from '../views/use-editor'
import { ListNote } from './collections/ListNote'
import { PageAddress } from './PageAddress'
import { PanelHead } from './PanelHead'
import { SharedNote } from './SharedNote'
import { SitePanel } from './SitePanel'

const naming = ['title', 'description']
const sharing = ['socialImage', 'socialImageAlt', 'isIndexed']

const SearchAndShare = latePart(async () => (await import('./share/SearchAndShare')).default)

function Sharing({ pointer, children }: { pointer: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Details title="In search and when shared" places={sharing.map((name) => `${pointer}/${name}`)} onToggle={setOpen}>
      <Suspense>{isOpen && <SearchAndShare />}</Suspense>
      {children}
    </Details>
  )
}

function PageFields({ page }: { page: OpenPage }) {
  const { pointer } = page
  const isDated = hasVisibilityFields(page)
  const { languages } = page
  const others = [
    'blocks',
    ...(languages.areSeveral ? [] : ['translates']),
    ...naming,
    'path',
    ...sharing,
    ...(isDated ? timeFields : []),
  ]
  const names = fieldNames(page, pointer)
  const show = (name: string) => <FieldControl key={name} pointer={`${pointer}/${name}`} owner="Page" />
  const rest = names.filter((name) => !others.includes(name))
  return (
    <>
      {naming.filter((name) => names.includes(name)).map(show)}
      {names.includes('path') && <PageAddress key={`${pointer} ${page.text.path}`} page={page} />}
      <Sharing pointer={pointer}>{sharing.filter((name) => names.includes(name)).map(show)}</Sharing>
      {isDated && <VisibilityFields />}
      <FieldList pointer={pointer} owner="Page" {...shownFields(page, pointer, rest)} />
    </>
  )
}

export function FieldsPanel() {
  const { page, keys, chosen, part } = useSessionState('page', 'keys', 'chosen', 'part')
  if (!page) return null
  if (part !== undefined) return <SitePanel part={part} />
  const block = chosen === undefined ? undefined : page.blocks[keys.indexOf(chosen)]
  const pointer = block?.pointer ?? page.pointer
  const owner = block?.title ?? 'Page'
  return (
    <form
      key={chosen ?? page.pointer}
      aria-label={`Fields of ${owner}`}
      className="fields"
      onSubmit={(event) => event.preventDefault()}
    >
      <PanelHead title={block ? owner : 'Page settings'} help={block ? describeBlockType(page.book, block.type) : ''} />
      <Hints pointer={pointer} />
      <LooseProblems pointer={pointer} owner={owner} />
      {block?.shared && <SharedNote block={block} />}
      {block && <ListNote block={block} />}
      {block ? (
        <FieldList pointer={pointer} owner={owner} {...shownFields(page, pointer)} />
      ) : (
        <PageFields page={page} />
      )}
      {block && !block.shared && <SharedNote block={block} />}
    </form>
  )
}

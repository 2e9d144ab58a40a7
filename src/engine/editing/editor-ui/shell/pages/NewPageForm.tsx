import { useState } from 'react'
import type { Overview, PageName } from '../../../edited-site/overview'
import { collectionsOf } from '../../model/collections/collections'
import { languagesOf, type SiteInLanguages } from '../../model/languages/languages'
import { completePath } from '../../model/links/address'
import { ListChoice } from '../../views/ListChoice'
import { useSession, useSessionState } from '../../views/use-editor'
import { AddressRow, PageForm, TextRow } from './PageForm'
import { PagePicture } from './PagePicture'
import { folderOf, nameOfPage, proposePath } from './propose-path'
import { type PlanState, usePlan } from './use-plan'

interface FormProps {
  onDone: () => void
  onCancel: () => void
}

/** The schema has the same limit. */
const maxTitleLength = 70

interface TitleAndAddressProps {
  title: string
  path: string
  planned: PlanState
  onTitle: (title: string) => void
  onPath: (path: string) => void
}

function TitleAndAddress({ title, path, planned, onTitle, onPath }: TitleAndAddressProps) {
  return (
    <>
      <TextRow
        label="Title"
        help="For the browser's tab and for search engines."
        value={title}
        hasFocus
        onChange={(value) => onTitle(value.slice(0, maxTitleLength))}
      />
      <AddressRow value={path} planned={planned} onChange={onPath} />
    </>
  )
}

interface KindsProps {
  pages: readonly PageName[]
  template: string | undefined
  onTemplate: (template: string | undefined) => void
}

/** The kinds of pages, each with the picture of a page that is of this kind. */
function Kinds({ pages, template, onTemplate }: KindsProps) {
  const { book } = useSession()
  const pictureOf = (name: string | undefined) =>
    pages.find((page) => page.template === name && page.picture !== undefined && page.path !== '/')?.picture
  const words =
    template === undefined
      ? 'Begins with the usual blocks. You choose all others.'
      : String(book.template(template)?.description ?? '')
  return (
    <fieldset className="kinds">
      <legend>Kind of page</legend>
      <div className="kind-cards">
        {[undefined, ...book.templateNames].map((name) => (
          <label key={name ?? ''} className="kind-card">
            <PagePicture picture={pictureOf(name)} />
            <input type="radio" name="kind" checked={template === name} onChange={() => onTemplate(name)} />
            <strong>{name === undefined ? 'Plain page' : String(book.template(name)?.title ?? name)}</strong>
          </label>
        ))}
      </div>
      <p className="help" role="status">
        {words}
      </p>
    </fieldset>
  )
}

const pagesIn = ({ of }: SiteInLanguages, language: string, pages: readonly PageName[]) =>
  pages.filter(({ path }) => of(path) === language)

interface NewPageProps extends FormProps {
  /** The first title. */
  proposed: string
  /** The page becomes an entry of it. */
  collection?: string
}

/** What a new entry of a collection begins with. */
function beginningOf(collection: string, overview: Overview) {
  const collections = collectionsOf(overview)
  const { template } = collections.named(collection)
  const last = collections.entriesOf(collection).findLast((entry) => entry.template !== undefined)
  return { title: `New in ${collections.titleOf(collection)}`, template: template ?? last?.template }
}

export function NewPageForm({ proposed, collection, onDone, onCancel }: NewPageProps) {
  const { book } = useSession()
  const { overview, page } = useSessionState('overview', 'page')
  const [chosenTemplate, setTemplate] = useState<string>()
  const [title, setTitle] = useState(proposed)
  const [typedPath, setPath] = useState<string>()
  const pages = overview?.pages ?? []
  const languages = languagesOf(overview)
  const [chosen = page?.language, setLanguage] = useState<string>()
  const [own, home] =
    languages && chosen !== undefined ? [pagesIn(languages, chosen, pages), languages.homeOf(chosen)] : [pages, '/']
  const beginning = collection !== undefined && overview ? beginningOf(collection, overview) : undefined
  const template = beginning ? beginning.template : chosenTemplate
  const isAlike = ({ entry, template: its }: PageName) =>
    beginning ? entry?.collection === collection : its !== undefined && its === template
  const proposal = () => proposePath(title, template, own.filter(isAlike), book, chosen, home === '/' ? '' : home)
  const path = typedPath ?? (title.trim() === '' ? '' : proposal())
  const change =
    title.trim() === '' || path === ''
      ? undefined
      : { kind: 'new' as const, path: completePath(path), title: title.trim(), template, collection }
  const planned = usePlan(change)
  return (
    <PageForm
      title={beginning?.title ?? 'New page'}
      verb="Add page"
      fieldProblem={planned.problem}
      {...{ change, onDone, onCancel }}
    >
      {languages && (
        <ListChoice
          label="Language"
          value={chosen}
          options={languages.all.map((value) => ({ value, words: languages.nameOf(value) }))}
          onChoose={setLanguage}
        />
      )}
      {!beginning && <Kinds {...{ pages, template }} onTemplate={setTemplate} />}
      <TitleAndAddress {...{ title, path, planned }} onTitle={setTitle} onPath={setPath} />
    </PageForm>
  )
}

interface CopyPageProps extends FormProps {
  page: PageName
}

/** The address follows the title until it is typed. */
export function CopyPageForm({ page, onDone, onCancel }: CopyPageProps) {
  const [title, setTitle] = useState(`${page.title} copy`.slice(0, maxTitleLength))
  const [typedPath, setPath] = useState<string>()
  const { language } = useSessionState('page').page ?? {}
  const path = typedPath ?? `${page.path === '/' ? '' : folderOf(page.path)}/${nameOfPage(title, language)}`
  const change =
    title.trim() === ''
      ? undefined
      : { kind: 'copy' as const, from: page.name, path: completePath(path), title: title.trim() }
  const planned = usePlan(change)
  return (
    <PageForm
      title={`Duplicate ${page.title}`}
      verb="Duplicate page"
      fieldProblem={planned.problem}
      {...{ change, onDone, onCancel }}
    >
      <TitleAndAddress {...{ title, path, planned }} onTitle={setTitle} onPath={setPath} />
    </PageForm>
  )
}

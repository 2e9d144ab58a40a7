import { useState } from 'react'
import type { PageName } from '../../../store/overview'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { PageForm, TextRow } from './PageForm'
import { proposePath } from './propose-path'
import { usePlan } from './use-plan'

interface NewPageProps {
  onDone: () => void
  onCancel: () => void
}

/** The schema has the same limit. */
const maxTitleLength = 70

interface TitleAndPathProps {
  title: string
  path: string
  problem: string | undefined
  onTitle: (title: string) => void
  onPath: (path: string) => void
}

function TitleAndPath({ title, path, problem, onTitle, onPath }: TitleAndPathProps) {
  return (
    <>
      <TextRow
        label="Title"
        help="For the browser's tab and for search engines."
        value={title}
        hasFocus
        onChange={(value) => onTitle(value.slice(0, maxTitleLength))}
      />
      <TextRow
        label="Path"
        help="The address of the page on this site: lower-case letters, digits and hyphens between slashes."
        value={path}
        isWrong={problem !== undefined}
        onChange={onPath}
      />
    </>
  )
}

export function NewPageForm({ onDone, onCancel }: NewPageProps) {
  const { book } = useSession()
  const { frameOf } = useSurroundings()
  const { overview } = useSessionState()
  const [template, setTemplate] = useState<string>()
  const [title, setTitle] = useState('')
  const [typedPath, setPath] = useState<string>()
  const pages = overview?.pages ?? []
  const path = typedPath ?? (title.trim() === '' ? '' : proposePath(title, template, pages, book))
  const change =
    title.trim() === '' || path === '' ? undefined : { kind: 'new' as const, path, title: title.trim(), template }
  const { problem } = usePlan(change)
  const like = pages.find((page) => page.template === template && page.redirect === undefined && page.path !== '/')
  return (
    <>
      <PageForm title="New page" verb="Add page" {...{ change, problem, onDone, onCancel }}>
        <fieldset className="kinds">
          <legend>Kind of page</legend>
          {[undefined, ...book.templateNames].map((name) => (
            <label key={name ?? ''} className="kind">
              <input type="radio" name="kind" checked={template === name} onChange={() => setTemplate(name)} />
              <strong>{name === undefined ? 'Plain page' : String(book.template(name)?.title ?? name)}</strong>
              {template === name && (
                <span className="help">
                  {name === undefined
                    ? 'Begins with the usual blocks; you choose all others.'
                    : String(book.template(name)?.description ?? '')}
                </span>
              )}
            </label>
          ))}
        </fieldset>
        <TitleAndPath {...{ title, path, problem }} onTitle={setTitle} onPath={setPath} />
      </PageForm>
      {like && (
        <figure className="like">
          <div className="like-picture">
            <iframe src={frameOf(like.address)} title={`For example: ${like.title}`} tabIndex={-1} />
          </div>
          <figcaption className="help">For example: {like.title}</figcaption>
        </figure>
      )}
    </>
  )
}

interface CopyPageProps extends NewPageProps {
  page: PageName
}

export function CopyPageForm({ page, onDone, onCancel }: CopyPageProps) {
  const [title, setTitle] = useState(`${page.title} copy`.slice(0, maxTitleLength))
  const [path, setPath] = useState(`${page.path === '/' ? '/home' : page.path}-copy`)
  const change = { kind: 'copy' as const, from: page.name, path, title: title.trim() }
  const { problem } = usePlan(change)
  return (
    <PageForm title={`Duplicate ${page.title}`} verb="Duplicate page" {...{ change, problem, onDone, onCancel }}>
      <TitleAndPath {...{ title, path, problem }} onTitle={setTitle} onPath={setPath} />
    </PageForm>
  )
}

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Icon } from '../../editor-ui/controls/Icon'
import type { WebSite, WebSiteState } from '../web-site'
import { useFileOpener } from './use-copies'

type Closed = Extract<WebSiteState, { kind: 'closed' }>

export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="editor screen">
      <div className="screen-sheet">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

function AccessKeyForm({ site }: { site: WebSite }) {
  const id = useId()
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() !== '') setProblem((await site.openSealed(key.trim())).problem)
  }
  return (
    <form className="token-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>Access key</label>
      <div className="token-row">
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          spellCheck={false}
          value={key}
          onChange={({ target }) => setKey(target.value)}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-help`}
        />
        <button type="submit" className="primary" disabled={key.trim() === ''}>
          Open
        </button>
      </div>
      <p id={`${id}-help`} role="status" className={problem === undefined ? 'help' : 'error'}>
        {problem ?? 'Some pages of this site are not public. The key is the one that opens them for visitors.'}
      </p>
    </form>
  )
}

const introduce = ({ isSealed }: Closed): string =>
  isSealed
    ? 'The editor opens with the site’s access key, or with a file.'
    : 'Open the file that you have saved before, or the pages.json of the site.'

/** Where nothing is here, and no host has the site: see SignInScreen. */
export function Welcome({ site, state, name }: { site: WebSite; state: Closed; name: string }) {
  const opener = useFileOpener(site)
  const { isSealed, problem } = state
  return (
    <Screen title={name}>
      <p>{introduce(state)}</p>
      <p role="alert" className="error">
        {problem}
      </p>
      {isSealed && <AccessKeyForm site={site} />}
      <div className="screen-foot">
        <button type="button" className={isSealed ? '' : 'primary'} onClick={opener.choose}>
          <Icon name="upload" /> Open a file
        </button>
        <p role="status" className="error">
          {opener.problem}
        </p>
      </div>
      {opener.parts}
    </Screen>
  )
}

export function Elsewhere({ site, name }: { site: WebSite; name: string }) {
  const [isBusy, setBusy] = useState(false)
  const takeOver = async () => {
    setBusy(true)
    await site.takeOver()
    setBusy(false)
  }
  return (
    <Screen title={name}>
      <p>The site is open in another tab. One tab at a time can change it: what you type there is kept.</p>
      <div className="screen-foot">
        <button type="button" className="primary" disabled={isBusy} onClick={() => void takeOver()}>
          Take over here
        </button>
      </div>
    </Screen>
  )
}

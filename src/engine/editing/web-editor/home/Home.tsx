import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { Observable } from '../../editor-ui/model/session/observable'
import type { WebSurroundings } from '../surroundings'
import type { WebSite, WebSiteState } from '../web-site'
import { WebEditor } from './WebEditor'

function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="editor screen">
      <div className="screen-sheet">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

function Elsewhere({ site, name }: { site: WebSite; name: string }) {
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

export interface HomeProps {
  site: WebSite
  watch: Observable<{ site: WebSiteState }>
  name: string
  schemas: Schemas
  surroundings: WebSurroundings
}

export function Home({ site, watch, name, schemas, surroundings }: HomeProps) {
  const { site: state } = useSyncExternalStore(watch.subscribe, watch.getState)
  // ClosedScreen is shown.
  if (state.kind === 'closed') return null
  if (state.kind === 'elsewhere') return <Elsewhere {...{ site, name }} />
  if (state.kind === 'open') return <WebEditor {...{ site, state, schemas, surroundings }} />
  return (
    <Screen title={name}>
      <p role="status">The editor opens …</p>
    </Screen>
  )
}

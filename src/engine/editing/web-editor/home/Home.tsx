import { useSyncExternalStore } from 'react'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { Observable } from '../../editor-ui/model/session/observable'
import type { WebSurroundings } from '../surroundings'
import type { WebSite, WebSiteState } from '../web-site'
import { WebEditor } from './WebEditor'
import { Elsewhere, Screen, Welcome } from './Welcome'

export interface HomeProps {
  site: WebSite
  watch: Observable<{ site: WebSiteState }>
  name: string
  schemas: Schemas
  surroundings: WebSurroundings
}

export function Home({ site, watch, name, schemas, surroundings }: HomeProps) {
  const { site: state } = useSyncExternalStore(watch.subscribe, watch.getState)
  if (state.kind === 'closed') return state.ways.length > 0 ? null : <Welcome {...{ site, state, name }} />
  if (state.kind === 'elsewhere') return <Elsewhere {...{ site, name }} />
  if (state.kind === 'open') return <WebEditor {...{ site, state, schemas, surroundings }} />
  return (
    <Screen title={name}>
      <p role="status">The editor opens …</p>
    </Screen>
  )
}

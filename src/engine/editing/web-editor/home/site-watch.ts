import { proxy } from 'comlink'
import { Observable } from '../../editor-ui/model/session/observable'
import type { SiteState, WebSite } from '../web-site'

/** The state of the site, as the worker reports it. */
export function watchSite(site: WebSite): Observable<{ site: SiteState }> {
  const observable = new Observable<{ site: SiteState }>({ site: { kind: 'opening' } })
  void site.onState(proxy((state) => observable.set({ site: state })))
  return observable
}

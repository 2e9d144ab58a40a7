import { proxy } from 'comlink'
import { Observable } from '../../editor-ui/model/session/observable'
import type { WebSite, WebSiteState } from '../web-site'

export function watchWebSite(site: WebSite): Observable<{ site: WebSiteState }> {
  const observable = new Observable<{ site: WebSiteState }>({ site: { kind: 'opening' } })
  void site.onState(proxy((state) => observable.set({ site: state })))
  return observable
}

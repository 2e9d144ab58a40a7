import { readRootAttributes } from '../../../base/shared-types/root-attributes'

/** #root as the server writes it, by a request: Trusted Types refuse other parsers. */
export function fetchOriginal(): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const { page } = readRootAttributes()
    const request = new XMLHttpRequest()
    request.open('GET', page)
    request.responseType = 'document'
    const fail = () => reject(new Error(`The html of ${page} did not come.`))
    request.onload = () => {
      const original = request.responseXML?.getElementById('root')
      if (original?.dataset.page !== page) return fail()
      // On a guarded page the opener has kept it.
      const main: (Element & { original?: Element }) | null = document.querySelector('main')
      if (main?.original) original.querySelector('main')?.replaceWith(main.original)
      resolve(original)
    }
    request.onerror = fail
    request.send()
  })
}

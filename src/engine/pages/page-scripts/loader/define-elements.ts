import { whenIdle } from '../../../base/dom/when-idle'

/** Waits until the page has loaded and the browser is idle. */
export function defineElements(file?: string): void {
  if (!file || !document.querySelector(':not(:defined)')) return
  const load = () => whenIdle(() => void import(/* @vite-ignore */ file).catch(() => undefined))
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}

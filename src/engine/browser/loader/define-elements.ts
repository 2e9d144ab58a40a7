import { whenIdle } from '../../dom/when-idle'

/**
 * Loads what defines the studio's own elements when the page holds one that is not defined yet: once the page and its first
 * picture have come, and the browser is idle. Without them a page can be read and used all the same.
 */
export function defineElements(file?: string): void {
  if (!file || !document.querySelector(':not(:defined)')) return
  const load = () => whenIdle(() => void import(/* @vite-ignore */ file).catch(() => undefined))
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}

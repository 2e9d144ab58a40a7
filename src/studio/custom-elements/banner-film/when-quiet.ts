import { whenThirdPartiesAllowed } from '@engine/dom/third-parties'
import { whenIdle } from '@engine/dom/when-idle'
import { painted } from '../painted'

/** Calls back once other sites may be asked, a picture has been painted or has not come, and the browser is idle. */
export function whenQuiet(picture: HTMLImageElement | null, start: () => void, signal: AbortSignal): void {
  const cancel = whenThirdPartiesAllowed(async () => {
    if (picture) await painted(picture).catch(() => undefined)
    if (!signal.aborted) whenIdle(start)
  })
  signal.addEventListener('abort', cancel)
}

import type { Page, Route } from 'playwright-core'

/** A stand-in for Vimeo: what its oEmbed address and its player answer. */
export interface Vimeo {
  /** Every address at Vimeo that the page has asked for, in order. */
  requests: string[]
}

export const oEmbed = 'https://vimeo.com/api/oembed.json**'

const headers = { 'access-control-allow-origin': '*' }

/** An oEmbed answer with the given status and body. */
export const answer =
  (status: number, body: unknown) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

/** The embed code of a film, as Vimeo's oEmbed sends it. */
export const embedCode = {
  html: '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=8d1f2ba9c0&amp;dnt=1&amp;app_id=122963" frameborder="0" allow="autoplay; fullscreen" style="position:absolute;top:0;left:0;width:100%;height:100%;" title="From Vimeo"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
}

/**
 * A player as far as this site talks to it: it says that it is ready, answers each call, shows the last one, and says when
 * a film has begun.
 * `refusals` are the calls that it answers with an error.
 */
const playerPage = (refusals: Record<string, { name: string; message: string }>) => `<!doctype html>
<title>Player</title><p>waiting</p><button>Play or pause</button>
<script>
  const refusals = ${JSON.stringify(refusals)}
  const tell = (message) => parent.postMessage(message, '*')
  addEventListener('message', ({ data: { method, value } }) => {
    if (method === 'play' || method === 'pause') document.querySelector('p').textContent = method
    if (refusals[method]) tell({ event: 'error', data: { method, ...refusals[method] } })
    else tell({ method, value })
    if (method === 'play' && !refusals.play) tell({ event: 'timeupdate', data: { seconds: 0.1 } })
  })
  if (refusals.ready) tell({ event: 'error', data: { method: 'ready', ...refusals.ready } })
  else tell({ event: 'ready' })
</script>`

/** Puts the stand-in between the page and Vimeo: the embed code and a player that works, unless told otherwise. */
export async function standInForVimeo(
  page: Page,
  onOEmbed: (route: Route) => unknown = answer(200, embedCode),
  refusals: Record<string, { name: string; message: string }> = {},
): Promise<Vimeo> {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/vimeo/.test(new URL(request.url()).hostname)) requests.push(request.url())
  })
  await page.route(oEmbed, onOEmbed)
  await page.route('https://player.vimeo.com/video/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: playerPage(refusals) }),
  )
  return { requests }
}

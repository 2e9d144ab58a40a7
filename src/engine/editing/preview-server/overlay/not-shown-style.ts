/** Styles the page that the editor shows while the site has had errors from the start. */
export const notShownStyle = `
  :root { background: Canvas; color: CanvasText; color-scheme: light dark }
  [data-not-shown] { max-width: 32rem; margin: 18vh auto 0; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25 }
  p { margin: 0 }
`

/** Needs no nonce, as a <style> element would. */
export function addStyles(place: Document | ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet]
}

/** Adds styles to a page or a shadow tree. A <style> element would need the nonce of the content security policy. */
export function addStyles(place: Document | ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet]
}

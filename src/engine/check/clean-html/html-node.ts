/** A part of html as a parser has read it: words, or an element. Comments are left out. */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  tag: string
  attributes: readonly { name: string; value: string }[]
  nodes: readonly HtmlNode[]
}

/** Reads html as a browser would: one parser is used in Node, and the browser's own in browsers. */
export type HtmlParser = (html: string) => HtmlNode[]

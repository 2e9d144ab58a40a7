export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  tag: string
  attributes: readonly { name: string; value: string }[]
  nodes: readonly HtmlNode[]
}

/** Reads html as browsers do: a library in Node, the native parser in browsers. */
export type HtmlParser = (html: string) => HtmlNode[]

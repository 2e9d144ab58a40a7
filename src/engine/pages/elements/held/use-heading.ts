import { createContext, use } from 'react'

/** How many levels deeper headings are than at the top of a page. */
export const HeadingDepth = /* @__PURE__ */ createContext(0)

type Heading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

const lowest = 6

/** The element of a heading that has this level at the top of a page: deeper in a block within another. */
export const useHeading = (level: number): Heading => `h${Math.min(level + use(HeadingDepth), lowest)}` as Heading

/** Sanitised html whose headings are deeper by so many levels. */
export const withDeeperHeadings = (html: string, depth: number): string =>
  html.replace(/(<\/?h)([2-6])(?=[\s>])/g, (_, tag: string, level) => tag + Math.min(Number(level) + depth, lowest))

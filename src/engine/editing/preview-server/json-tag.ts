/** Data for a document. "</script>" in a text would end it. */
export const jsonTag = (id: string, data: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

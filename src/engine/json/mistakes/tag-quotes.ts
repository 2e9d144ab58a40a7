const tag = /<[a-z][^<>]*>/gi

/** An attribute of a tag with straight quotes around its value: it ends where a tag may go on. */
const attribute = /\s[a-z-]+="[^"\\]*"(?=[\s/>])/gi

/** Returns the places of the quotes in a text that stand around the values of attributes: <a href="/about">. */
export const quotesOfTags = (text: string): number[] =>
  Array.from(text.matchAll(tag), ({ 0: found, index }) =>
    Array.from(found.matchAll(attribute), (match) => {
      const start = index + match.index
      return [start + match[0].indexOf('"'), start + match[0].length - 1]
    }),
  ).flat(2)

/** Returns whether the value of an attribute begins behind a text: "<a href=". */
export const opensAttribute = (text: string): boolean => /<[a-z][^<>]{0,200}\s[a-z-]{1,20}=$/i.test(text.slice(-240))

/** Returns the first tag with quotes in a text, as it is written in JSON: <a href=\"/about\">. */
export function showTag(text: string): string | undefined {
  const found = text.match(tag)?.find((one) => one.includes('"'))
  return found && found.length <= 80 ? found.replace(/\\?"/g, '\\"') : undefined
}

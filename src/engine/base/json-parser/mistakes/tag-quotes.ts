const tag = /<[a-z][^<>]*>/gi

/** An attribute with straight quotes, followed by the rest of its tag. */
const attribute = /\s[a-z-]+="[^"\\]*"(?=[\s/>])/gi

/** The quotes around attribute values: <a href="/about">. */
export const quotesOfTags = (text: string): number[] =>
  Array.from(text.matchAll(tag), ({ 0: found, index }) =>
    Array.from(found.matchAll(attribute), (match) => {
      const start = index + match.index
      return [start + match[0].indexOf('"'), start + match[0].length - 1]
    }),
  ).flat(2)

/** Whether an attribute's value follows: "<a href=". */
export const opensAttribute = (text: string): boolean => /<[a-z][^<>]{0,200}\s[a-z-]{1,20}=$/i.test(text.slice(-240))

/** The first tag with quotes, escaped for JSON: <a href=\"/about\">. */
export function showTag(text: string): string | undefined {
  const found = text.match(tag)?.find((one) => one.includes('"'))
  return found && found.length <= 80 ? found.replace(/\\?"/g, '\\"') : undefined
}

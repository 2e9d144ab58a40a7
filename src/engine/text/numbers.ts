/** A number with its thousands apart: "12,345", "1,250.0". Intl says the same, and takes longer to load than a small build. */
export function grouped(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  const groups: string[] = []
  const point = decimals > 0 ? text.indexOf('.') : text.length
  let end = point
  for (; /\d/.test(text[end - 4] ?? ''); end -= 3) groups.unshift(text.slice(end - 3, end))
  return [text.slice(0, end), ...groups].join(',') + text.slice(point)
}

/** Returns the noun for a count: "page" for 1, "pages" for any other. */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** Returns a count with its noun: "1 page", "2 pages". */
export const plural = (count: number, one: string, many?: string): string => `${count} ${nounFor(count, one, many)}`

/** Returns a number of bytes in kB of 1000, without the unit, for columns: "340.0", "1,250.5". */
export const kilobytes = (bytes: number): string => grouped(bytes / 1000, 1)

/** Returns a number of bytes in units of a thousand: "340 kB", "1.2 MB", "3.0 GB"; `decimals` are those of megabytes. */
export function sizeInWords(bytes: number, decimals = 1): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(decimals)} MB` : `${Math.round(bytes / 1000)} kB`
}

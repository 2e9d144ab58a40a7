/** "12,345", "1,250.0". Loading Intl takes longer than a small build. */
export function grouped(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  const groups: string[] = []
  const point = decimals > 0 ? text.indexOf('.') : text.length
  let end = point
  for (; /\d/.test(text[end - 4] ?? ''); end -= 3) groups.unshift(text.slice(end - 3, end))
  return [text.slice(0, end), ...groups].join(',') + text.slice(point)
}

export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** "1 page", "2 pages". */
export const plural = (count: number, one: string, many?: string): string => `${count} ${nounFor(count, one, many)}`

/** "1 second", "2.25 seconds". */
export const secondsInWords = (seconds: number): string => plural(Math.round(seconds * 100) / 100, 'second')

/** A number of bytes in kB of 1000, without the unit: "1,250.5". */
export const kilobytes = (bytes: number): string => grouped(bytes / 1000, 1)

/** "340 kB", "1.2 MB", "3.0 GB"; only megabytes have `decimals`. */
export function sizeInWords(bytes: number, decimals = 1): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(decimals)} MB` : `${Math.round(bytes / 1000)} kB`
}

/** "14:05", in the time zone of this computer. */
export const clockOf = (moment: Date | number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

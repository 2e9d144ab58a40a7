/** A number with its thousands apart: "12,345", "1,250.0". Intl says the same, and takes longer to load than a small build. */
export function grouped(value: number, decimals = 0): string {
  const text = value.toFixed(decimals)
  const groups: string[] = []
  const point = decimals > 0 ? text.indexOf('.') : text.length
  let end = point
  for (; /\d/.test(text[end - 4] ?? ''); end -= 3) groups.unshift(text.slice(end - 3, end))
  return [text.slice(0, end), ...groups].join(',') + text.slice(point)
}

/** The most bytes a picture may have. */
export const LIMIT = 12_000

/** A path's command letters: colour and ink of one shape agree in them. */
const letters = (d = '') =>
  d
    .replace(/[^A-Za-z]/g, '')
    .replace(/[as]/g, 'c')
    .replace(/c+/g, 'c')

/** How much lighter all pictures are made that are drawn alike; undefined until the first of them has been drawn. */
let alike: { excess?: number } | undefined

/**
 * Draws several drawings of one picture. All are made lighter at the same places: what differs between them then moves,
 * and nothing else does.
 */
export function drawAlike<T>(draw: () => T): T {
  alike = {}
  try {
    return draw()
  } finally {
    alike = undefined
  }
}

function excessOf(bytes: number): number {
  if (!alike) return bytes
  alike.excess ??= bytes
  return alike.excess
}

/**
 * Makes a heavy picture lighter: where colour and ink are two elements, the smallest figures (by the scale of their
 * groups) get both in one, in register, until the picture fits. Nobody sees the shift at that size.
 */
export function slim(svg: string, limit = LIMIT): string {
  let over = excessOf(svg.length - limit)
  if (over <= 0) return svg
  const pair =
    /<path d="([^"]*)" fill="([^"]*)" stroke="none"\/><path d="([^"]*)"( transform="skewX\(-24\)")((?: stroke-width="[^"]*")?)\/>/y
  const found: { from: number; to: number; text: string; scale: number }[] = []
  const scales = [1]
  for (let i = svg.indexOf('<'); i >= 0; i = svg.indexOf('<', i + 1)) {
    if (svg.startsWith('</g', i)) scales.pop()
    else if (svg.startsWith('<g', i)) {
      const scale = /^<g[^>]*?scale\((-?[\d.]+)/.exec(svg.slice(i, i + 120))
      scales.push((scales.at(-1) ?? 1) * Math.abs(Number(scale?.[1] ?? 1)))
    }
    pair.lastIndex = i
    const m = pair.exec(svg)
    if (!m || letters(m[1]) !== letters(m[3])) continue
    const text = `<path d="${m[3]}"${m[4]} fill="${m[2]}"${m[5]}/>`
    found.push({ from: i, to: i + m[0].length, text, scale: scales.at(-1) ?? 1 })
  }
  const chosen = new Set(
    [...found]
      .sort((a, b) => a.scale - b.scale)
      .filter((f) => {
        if (over <= 0) return false
        over -= f.to - f.from - f.text.length
        return true
      }),
  )
  let out = ''
  let last = 0
  for (const f of found) {
    if (!chosen.has(f)) continue
    out += svg.slice(last, f.from) + f.text
    last = f.to
  }
  return out + svg.slice(last)
}

/** The colours of pictures that a colour of the theme matches: ranges of hue in degrees, of lightness from 0 to 1. */
export interface PaletteColour {
  colour: string
  hues: number[]
  lightness?: number[]
}

const isWithin = (value: number, [from = 0, to = 1]: number[] = []) => value >= from && value < to

/** Hue in degrees, the others from 0 to 1. */
function measure(hex: string): { hue: number; saturation: number; lightness: number } {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const lightness = most - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** Undefined for greys. */
export function nearestColour(hex: string, palette: PaletteColour[]): string | undefined {
  const { hue, saturation, lightness } = measure(hex)
  if (saturation < 0.1) return undefined
  return palette.find(({ hues, lightness: range }) => isWithin(hue, hues) && (!range || isWithin(lightness, range)))
    ?.colour
}

export function createColourFinder(
  groundOf: (address: string) => string | undefined,
  palette: PaletteColour[],
): (pictures: string[]) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (pictures) => {
    const first = pictures.find((address) => address.endsWith('.svg'))
    if (first === undefined) return undefined
    if (!known.has(first)) {
      const ground = groundOf(first)
      known.set(first, ground && nearestColour(ground, palette))
    }
    return known.get(first)
  }
}

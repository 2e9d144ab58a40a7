/** The red, green and blue of `#rrggbb`, 0 to 255. */
export const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `#rrggbb` of red, green and blue. */
export const hex = (channels: readonly number[]): string =>
  `#${channels
    .map((c) =>
      Math.max(0, Math.min(255, Math.round(c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

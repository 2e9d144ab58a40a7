/**
 * Black on the paths of `blackOn`, white elsewhere (R3). A path with a * at its end matches every path that begins with
 * it.
 */
export function badgeColour(path: string, blackOn: string[]): 'black' | 'white' {
  const isBlack = blackOn.some((place) => (place.endsWith('*') ? path.startsWith(place.slice(0, -1)) : path === place))
  return isBlack ? 'black' : 'white'
}

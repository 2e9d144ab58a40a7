/**
 * The colour of the offset badge on a page (requirement R3): black on the paths of `blackOn`, white elsewhere.
 * A path that ends in * stands for every path that starts like it.
 */
export function badgeColour(path: string, blackOn: string[]): 'black' | 'white' {
  const isBlack = blackOn.some((place) => (place.endsWith('*') ? path.startsWith(place.slice(0, -1)) : path === place))
  return isBlack ? 'black' : 'white'
}

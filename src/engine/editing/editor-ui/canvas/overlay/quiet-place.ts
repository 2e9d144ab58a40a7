import { overlap, pageBox, type SpotBox } from './spot'

const pictures = 'img, svg, video, canvas, picture'

function wordsOf(element: Element): SpotBox[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return []
    const range = document.createRange()
    range.selectNode(node)
    return [...range.getClientRects()].map(({ left, top, width, height }) => ({
      left: left + scrollX,
      top: top + scrollY,
      width,
      height,
    }))
  })
}

/** Limited above: a long page is not measured whole. */
function boundsOf(places: readonly SpotBox[]): SpotBox {
  const [left, top] = [Math.min(...places.map((place) => place.left)), Math.min(...places.map((place) => place.top))]
  const right = Math.max(...places.map((place) => place.left + place.width))
  const bottom = Math.max(...places.map((place) => place.top + place.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** Returns the place that covers the fewest words and pictures of the page. */
export function quietestPlace(places: readonly [SpotBox, ...SpotBox[]]): { place: SpotBox; isFree: boolean } {
  const bounds = boundsOf(places)
  const around = [...document.querySelectorAll('#root *')].filter((element) => overlap(pageBox(element), bounds) > 0)
  const taken = around.flatMap((element) => (element.matches(pictures) ? [pageBox(element)] : wordsOf(element)))
  const covered = (place: SpotBox) => taken.reduce((sum, box) => sum + overlap(place, box), 0)
  const place = places.reduce((best, one) => (covered(one) < covered(best) ? one : best))
  return { place, isFree: covered(place) === 0 }
}

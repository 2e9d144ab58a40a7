import { overlap, pageBox, type SpotBox } from './spot'

const pictures = 'img, svg, video, canvas, picture'
const controls = 'a[href], button, input, select, textarea, summary'

/** How much a covered part of a picture counts. Words and controls count 1. */
const weightOfPictures = 0.01

/** Pixels. What is nearer to a tool looks covered. */
const gap = 4

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

const widen = ({ left, top, width, height }: SpotBox): SpotBox => ({
  left: left - gap,
  top: top - gap,
  width: width + 2 * gap,
  height: height + 2 * gap,
})

/** Returns the place that covers the fewest words and pictures of the page. */
export function quietestPlace(places: readonly [SpotBox, ...SpotBox[]]): { place: SpotBox; isFree: boolean } {
  const bounds = boundsOf(places.map(widen))
  const around = [...document.querySelectorAll('#root *')].filter((element) => overlap(pageBox(element), bounds) > 0)
  const taken = around.flatMap((element) => {
    if (element.matches(pictures)) return [{ box: pageBox(element), weight: weightOfPictures }]
    const boxes = element.matches(controls) ? [pageBox(element), ...wordsOf(element)] : wordsOf(element)
    return boxes.map((box) => ({ box, weight: 1 }))
  })
  const covered = (place: SpotBox) =>
    taken.reduce((sum, { box, weight }) => sum + weight * overlap(widen(place), box), 0)
  const place = places.reduce((best, one) => (covered(one) < covered(best) ? one : best))
  return { place, isFree: covered(place) === 0 }
}

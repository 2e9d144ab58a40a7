/** More pixels are not painted: on a sharper screen nobody sees them. */
const mostPixels = 2400

/** Keeps a canvas as sharp as the screen, and has it painted again when its size has changed. Returns how to stop. */
export function keepSharp(canvas: HTMLCanvasElement, paint: () => void): () => void {
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0) return
    const sharpness = Math.min(devicePixelRatio, 2, mostPixels / clientWidth)
    canvas.width = Math.round(clientWidth * sharpness)
    canvas.height = Math.round(clientHeight * sharpness)
    paint()
  })
  observer.observe(canvas)
  return () => observer.disconnect()
}

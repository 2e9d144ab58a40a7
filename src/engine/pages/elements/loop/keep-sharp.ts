const maxPixels = 2400

export function keepSharp(canvas: HTMLCanvasElement, paint: () => void): () => void {
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0) return
    const sharpness = Math.min(devicePixelRatio, 2, maxPixels / clientWidth)
    canvas.width = Math.round(clientWidth * sharpness)
    canvas.height = Math.round(clientHeight * sharpness)
    paint()
  })
  observer.observe(canvas)
  return () => observer.disconnect()
}

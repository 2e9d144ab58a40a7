import { useEffect, useRef, useState } from 'react'
import type { CanvasHost, EditorFrame } from '../canvas/host'
import { useSurroundings } from '../views/use-editor'

/** The widths of the page, in pixels; a desktop may be wider. */
export const widths = { Phone: 390, Tablet: 820, Desktop: 1280 }

export type Width = keyof typeof widths

export const usualWidth = (): Width => (innerWidth < 700 ? 'Phone' : innerWidth < 1000 ? 'Tablet' : 'Desktop')

interface PageFrameProps {
  /** The address at which the store shows the page: see PageName. */
  address: string
  title: string
  width: Width
  host: CanvasHost
}

/** The page in a frame of its own, with the styles and the width that visitors get. */
export function PageFrame({ address, title, width, host }: PageFrameProps) {
  const { frameOf } = useSurroundings()
  const around = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (around.current) observer.observe(around.current)
    return () => observer.disconnect()
  }, [])
  const wanted = width === 'Desktop' ? Math.max(widths.Desktop, room) : widths[width]
  const scale = room > 0 ? Math.min(1, room / wanted) : 1
  const size = { width: wanted, height: `${100 / scale}%`, transform: `scale(${scale})` }
  return (
    <main ref={around} className="page">
      <div className="page-room" style={{ width: wanted * scale }}>
        <iframe
          ref={(frame: EditorFrame | null) => {
            if (frame) frame.canvasHost = host
          }}
          title={`Page: ${title}`}
          src={frameOf(address)}
          style={size}
        />
      </div>
    </main>
  )
}

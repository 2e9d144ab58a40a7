import { useEffect, useRef, useState } from 'react'
import type { CanvasHost, EditorFrame } from '../canvas/host'
import { useSurroundings } from '../views/use-editor'

/** The widths in which a page can be looked at, in pixels; a desktop is at least so wide. */
export const widths = { Phone: 390, Tablet: 820, Desktop: 1280 }

export type Width = keyof typeof widths

/** The width to begin with: on a phone that of a phone. */
export const usualWidth = (): Width => (innerWidth < 700 ? 'Phone' : innerWidth < 1000 ? 'Tablet' : 'Desktop')

interface PageFrameProps {
  /** Where the store shows the page: see PageName. */
  address: string
  title: string
  width: Width
  host: CanvasHost
}

/** The page itself, in a frame of its own: its styles and its width are what visitors get. */
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

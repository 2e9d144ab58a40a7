import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

/** Pixels. */
export const widths = { Phone: 390, Tablet: 820, Desktop: 1280 }

export type Width = keyof typeof widths

export const usualWidth = (): Width => (innerWidth < 700 ? 'Phone' : innerWidth < 1000 ? 'Tablet' : 'Desktop')

interface FittedPage {
  roomWidth: number
  size: CSSProperties
}

export function useFittedPage(around: RefObject<HTMLElement | null>, width: Width): FittedPage {
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (around.current) observer.observe(around.current)
    return () => observer.disconnect()
  }, [around])
  const wanted = width === 'Desktop' ? Math.max(widths.Desktop, room) : widths[width]
  const scale = room > 0 ? Math.min(1, room / wanted) : 1
  return {
    roomWidth: wanted * scale,
    size: { width: wanted, height: `${100 / scale}%`, transform: `scale(${scale})` },
  }
}

import { type CSSProperties, type RefObject, useEffect, useState } from 'react'

/** The widths of the page, in pixels; a desktop may be wider. */
export const widths = { Phone: 390, Tablet: 820, Desktop: 1280 }

export type Width = keyof typeof widths

export const usualWidth = (): Width => (innerWidth < 700 ? 'Phone' : innerWidth < 1000 ? 'Tablet' : 'Desktop')

interface FittedPage {
  /** Of what holds the frame, in pixels. */
  roomWidth: number
  /** Of the frame, which is scaled down where there is little room. */
  size: CSSProperties
}

/** Fits a page of a width into an element. */
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

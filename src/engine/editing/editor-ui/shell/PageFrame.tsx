import { useRef, useState } from 'react'
import type { CanvasHost, EditorFrame } from '../canvas/host'
import { useSurroundings } from '../views/use-editor'
import { useFittedPage, type Width } from './layout/use-fitted-page'

interface PageFrameProps {
  /** The address at which the store shows the page: see PageName. */
  address: string
  title: string
  width: Width
  host?: CanvasHost
  /** When a page can be seen. */
  onShown?: (page: Document | undefined) => void
}

interface ShownFrame {
  key: number
  address: string
  isStyled: boolean
}

/** Milliseconds after loading: a document without blocks does not say that it is styled. */
const longestWait = 1500

/** The last frame is the page's; the one before is shown until the page is styled. */
function useFrames(address: string) {
  const [frames, setFrames] = useState<ShownFrame[]>([{ key: 0, address, isStyled: false }])
  const last = frames.at(-1)
  if (last && last.address !== address)
    setFrames([...frames.slice(0, 1), { ...last, key: last.key + 1, address, isStyled: false }])
  const show = (key: number) =>
    setFrames((all) =>
      all.some((frame) => frame.key === key && !frame.isStyled)
        ? all
            .filter((frame) => frame.key >= key)
            .map((frame) => (frame.key === key ? { ...frame, isStyled: true } : frame))
        : all,
    )
  return { frames, show }
}

/** The frame has the styles and the width that visitors get. */
export function PageFrame({ address, title, width, host, onShown }: PageFrameProps) {
  const { frameOf } = useSurroundings()
  const { frames, show } = useFrames(address)
  const around = useRef<HTMLDivElement>(null)
  const { roomWidth, size } = useFittedPage(around, width)
  return (
    <main ref={around} className="page-area">
      {frames.map(({ key, address: shown, isStyled }, index) => {
        const isLast = index === frames.length - 1
        return (
          <div
            key={key}
            className={isLast ? 'page page-room' : 'page-room'}
            data-styled={isStyled}
            inert={!isLast}
            style={{ width: roomWidth }}
          >
            <iframe
              ref={(frame: EditorFrame | null) => {
                if (frame)
                  Object.assign(frame, {
                    canvasHost: host,
                    isBrowsed: !host,
                    isLeaving: !isLast,
                    onStyled: () => {
                      show(key)
                      onShown?.(frame.contentDocument ?? undefined)
                    },
                  })
              }}
              title={`Page: ${title}`}
              src={frameOf(shown)}
              style={size}
              onLoad={() => setTimeout(() => show(key), longestWait)}
            />
          </div>
        )
      })}
      {!frames.at(-1)?.isStyled && <p className="opening">Opening the page …</p>}
    </main>
  )
}

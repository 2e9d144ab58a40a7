import { useRef } from 'react'
import { useFittedPage, type Width } from '../layout/use-fitted-page'

interface ComparedSideProps {
  /** "Before" */
  name: string
  address: string | undefined
  missing?: string
  width: Width
  watch: (frame: HTMLIFrameElement | null) => void
}

/** A page beside another one, in which nothing can be changed. */
export function ComparedSide({ name, address, missing, width, watch }: ComparedSideProps) {
  const room = useRef<HTMLDivElement>(null)
  const { roomWidth, size } = useFittedPage(room, width)
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <div ref={room} className="page-room-around">
        {address === undefined ? (
          <p className="empty-state">{missing}</p>
        ) : (
          <div className="page-room" data-styled="true" style={{ width: roomWidth }}>
            <iframe ref={watch} title={`${name}: the page`} src={address} style={size} />
          </div>
        )}
      </div>
    </section>
  )
}

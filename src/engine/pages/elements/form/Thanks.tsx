import { useEffect, useRef } from 'react'
import { RichText } from '../RichText'

/** Takes the place and the focus of a sent form. */
export function Thanks({ html, className }: { html: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className={className}>
      <RichText html={html} />
    </div>
  )
}

import { classNames } from '@engine/elements/class-names'
import { type ReactNode, useRef, useState } from 'react'
import buttons from '../buttons.module.scss'
import style from './fold.module.scss'

interface FoldProps {
  /** The words of its button, for example "Read on". */
  label: string
  /** What is folded, for example "Our story". Read after the label to people who cannot see what is around. */
  title?: string
  children: ReactNode
}

/**
 * Something long that begins folded on a small screen: what is marked with the mixin `folded-away` waits behind a button.
 * Wider screens, print and pages without script show all of it. Who presses the button reads on where it was.
 */
export function Fold({ label, title, children }: FoldProps) {
  const content = useRef<HTMLDivElement>(null)
  const [isFolded, setFolded] = useState(true)

  function unfold() {
    setFolded(false)
    content.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={content} tabIndex={-1} className={style.content} data-folded={isFolded || undefined}>
      {children}
      {isFolded && (
        <button type="button" className={classNames(buttons.button, buttons.quiet, style.unfold)} onClick={unfold}>
          {label} {title && <span className="visually-hidden">{title}</span>}
        </button>
      )}
    </div>
  )
}

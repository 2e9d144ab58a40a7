import { type ReactNode, useRef, useState } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import buttons from '../buttons.module.scss'
import style from './fold.module.scss'

interface FoldProps {
  /** The button's text: "Read on". */
  label: string
  /** The folded content: "Our story". Screen readers read it after the label. */
  title?: string
  children: ReactNode
}

/**
 * Starts folded on a small screen: the mixin `folded-away` hides content until the button is pressed. Everything shows
 * on wider screens, in print and without script. The focus moves to the unfolded content.
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

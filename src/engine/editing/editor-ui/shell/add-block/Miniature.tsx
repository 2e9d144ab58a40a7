import { useEffect, useRef, useState } from 'react'

const styles = new WeakMap<Document, string>()

function stylesOf(source: Document): string {
  const known = styles.get(source)
  if (known !== undefined) return known
  const text = [...source.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n')
  styles.set(source, text)
  return text
}

/** The policy of the page forbids style elements. */
function drawExample(frame: HTMLIFrameElement, source: Document, type: string): void {
  const { contentDocument: target, contentWindow: view } = frame
  const example = source.querySelector<HTMLElement>(`[data-example-of="${CSS.escape(type)}"]`)
  if (!target || !view || !example) return
  for (const { name, value } of source.documentElement.attributes)
    if (name !== 'style') target.documentElement.setAttribute(name, value)
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(`${stylesOf(source)}\nhtml { overflow: hidden; }`)
  target.adoptedStyleSheets = [sheet]
  const copy = target.importNode(example, true)
  copy.hidden = false
  copy.inert = true
  target.body.replaceChildren(copy)
}

interface MiniatureProps {
  type: string
  examples: Document | undefined
}

/** Drawn once its row is in view. */
export function Miniature({ type, examples }: MiniatureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isSeen && examples && frame.current) drawExample(frame.current, examples, type)
  }, [isSeen, examples, type])
  return (
    <span ref={place} className="miniature" aria-hidden="true">
      {isSeen && examples && <iframe ref={frame} title={type} tabIndex={-1} />}
    </span>
  )
}

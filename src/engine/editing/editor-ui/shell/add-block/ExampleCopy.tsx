import { useEffect, useRef } from 'react'

const styles = new WeakMap<Document, string>()

/** A document whose frame is gone keeps no styles, so they are read before. */
export function stylesOf(source: Document): string {
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
  if (target.adoptedStyleSheets.length === 0) {
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
    sheet.replaceSync(`${stylesOf(source)}\nhtml { overflow: hidden; }`)
    target.adoptedStyleSheets = [sheet]
  }
  const copy = target.importNode(example, true)
  copy.hidden = false
  copy.inert = true
  target.body.replaceChildren(copy)
}

interface ExampleCopyProps {
  type: string
  examples: Document
  className?: string
}

export function ExampleCopy({ type, examples, className }: ExampleCopyProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current) drawExample(frame.current, examples, type)
  }, [examples, type])
  return <iframe ref={frame} title={type} tabIndex={-1} className={className} />
}

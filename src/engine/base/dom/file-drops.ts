export const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** Accepts files dropped on what `find` returns, and ignores them elsewhere, where a browser would open them. */
export function acceptDrops(
  view: Window,
  find: (event: DragEvent) => { element: Element; take: (files: File[]) => void } | undefined,
  highlight: (element: Element | undefined) => void,
): () => void {
  const onOver = (event: DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return
    event.preventDefault()
    const found = find(event)
    if (event.dataTransfer) event.dataTransfer.dropEffect = found ? 'copy' : 'none'
    highlight(found?.element)
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return
    event.preventDefault()
    highlight(undefined)
    find(event)?.take([...(event.dataTransfer?.files ?? [])])
  }
  const onLeave = ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) highlight(undefined)
  }
  view.addEventListener('dragover', onOver)
  view.addEventListener('drop', onDrop)
  view.addEventListener('dragleave', onLeave)
  return () => {
    view.removeEventListener('dragover', onOver)
    view.removeEventListener('drop', onDrop)
    view.removeEventListener('dragleave', onLeave)
  }
}

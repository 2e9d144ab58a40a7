/** Whether something that is dragged holds files of the computer. */
export const bringsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/**
 * Takes the files that are dropped on a window. `find` says which place they are for; elsewhere they are let fall: a
 * browser would show them in the place of the page. `mark` is told the element that would take them.
 */
export function takeDrops(
  view: Window,
  find: (event: DragEvent) => { element: Element; take: (files: File[]) => void } | undefined,
  mark: (element: Element | undefined) => void,
): () => void {
  const onOver = (event: DragEvent) => {
    if (!bringsFiles(event) || event.defaultPrevented) return
    event.preventDefault()
    const found = find(event)
    if (event.dataTransfer) event.dataTransfer.dropEffect = found ? 'copy' : 'none'
    mark(found?.element)
  }
  const onDrop = (event: DragEvent) => {
    if (!bringsFiles(event) || event.defaultPrevented) return
    event.preventDefault()
    mark(undefined)
    find(event)?.take([...(event.dataTransfer?.files ?? [])])
  }
  const onLeave = ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) mark(undefined)
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

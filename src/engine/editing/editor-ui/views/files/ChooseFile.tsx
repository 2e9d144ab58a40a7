import { Suspense, useEffect } from 'react'
import { acceptDrops } from '../../../../base/dom/file-drops'
import type { FileManager } from '../../model/files/file-manager'
import { EditorDialog } from '../EditorDialog'
import { latePart } from '../late-part'
import { useFileManager, useFileManagerState } from '../use-editor'

const Chooser = latePart(async () => (await import('./Chooser')).default)

function takeDropsOf(manager: FileManager): () => void {
  let marked: Element | undefined
  const find = ({ target }: DragEvent) => {
    const element = target instanceof Element ? target.closest('[data-file-drop], .field:has([data-file-drop])') : null
    const place = element?.matches('.field') ? element.querySelector('[data-file-drop]') : element
    const pointer = place?.getAttribute('data-file-drop')
    if (!element || pointer === null || pointer === undefined) return undefined
    const take = (files: File[]) => void (pointer === '' ? manager.upload(files) : manager.show(pointer, files))
    return { element, take }
  }
  return acceptDrops(window, find, (element) => {
    marked?.removeAttribute('data-dropping')
    marked = element
    marked?.setAttribute('data-dropping', '')
  })
}

export function ChooseFile() {
  const manager = useFileManager()
  const { choosing } = useFileManagerState()
  useEffect(() => takeDropsOf(manager), [manager])
  return (
    <EditorDialog
      title={`Choose a ${choosing?.kind === 'image' ? 'picture' : 'file'}`}
      content="choose-file"
      isOpen={choosing !== undefined}
      onClose={() => manager.close()}
    >
      <div data-file-drop="" className="drop-place">
        <Suspense>{choosing && <Chooser choosing={choosing} />}</Suspense>
      </div>
    </EditorDialog>
  )
}

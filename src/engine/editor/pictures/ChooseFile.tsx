import { useEffect } from 'react'
import { useSession } from '../session/use-session'
import { EditorDialog } from '../shell/EditorDialog'
import { Chooser } from './Chooser'
import { takeDrops } from './drops'
import type { FileDesk } from './file-desk'
import { useDesk } from './use-desk'

/** Takes files that are dropped on the field of a file, or on the dialog. */
function takeDropsOf(desk: FileDesk): () => void {
  let marked: Element | undefined
  const find = ({ target }: DragEvent) => {
    const element = target instanceof Element ? target.closest('[data-file-drop], .field:has([data-file-drop])') : null
    const place = element?.matches('.field') ? element.querySelector('[data-file-drop]') : element
    const pointer = place?.getAttribute('data-file-drop')
    if (!element || pointer === null || pointer === undefined) return undefined
    const take = (files: File[]) => void (pointer === '' ? desk.bring(files) : desk.show(pointer, files))
    return { element, take }
  }
  return takeDrops(window, find, (element) => {
    marked?.removeAttribute('data-dropping')
    marked = element
    marked?.setAttribute('data-dropping', '')
  })
}

/** The dialog in which a picture, or another file, is chosen for a field. */
export function ChooseFile() {
  const { desk } = useSession()
  const { choosing } = useDesk()
  useEffect(() => takeDropsOf(desk), [desk])
  return (
    <EditorDialog
      title={`Choose a ${choosing?.kind === 'image' ? 'picture' : 'file'}`}
      frame="wide"
      content="choose-file"
      isOpen={choosing !== undefined}
      onClose={() => desk.close()}
    >
      <div data-file-drop="">{choosing && <Chooser choosing={choosing} />}</div>
    </EditorDialog>
  )
}

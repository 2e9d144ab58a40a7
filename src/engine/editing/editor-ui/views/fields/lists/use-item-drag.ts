import { type DragEvent, useState } from 'react'

interface Drag {
  from: number
  to: number
}

/** `move` gets the index that an item has afterwards. */
export function useItemDrag(move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const drop = () => {
    if (!drag) return
    const to = drag.to > drag.from ? drag.to - 1 : drag.to
    setDrag(undefined)
    if (to !== drag.from) move(drag.from, to)
  }
  return {
    markOf(index: number, count: number) {
      if (drag?.to === index) return 'before'
      return drag?.to === count && index === count - 1 ? 'after' : undefined
    },
    head: (index: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDrag({ from: index, to: index })
      },
      onDragEnd: () => setDrag(undefined),
    }),
    item: (index: number) => ({
      onDragOver(event: DragEvent) {
        if (!drag) return
        event.preventDefault()
        event.stopPropagation()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const to = event.clientY < top + height / 2 ? index : index + 1
        if (to !== drag.to) setDrag({ ...drag, to })
      },
      onDrop(event: DragEvent) {
        if (!drag) return
        event.preventDefault()
        event.stopPropagation()
        drop()
      },
    }),
  }
}

import type { Locator } from 'playwright-core'

/** Drops a file on an element, as a person does who drags it from a folder. */
export async function drop(target: Locator, name: string, bytes: Buffer): Promise<void> {
  await target.evaluate(
    (element, { file, text }) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], file, { type: 'image/jpeg' }))
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { clientX: left + width / 2, clientY: top + height / 2 }
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true, ...place }))
    },
    { file: name, text: bytes.toString('base64') },
  )
}

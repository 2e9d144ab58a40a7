import { useState } from 'react'
import type { SavedChange } from '../../../edits/publishing'
import { usePublishing } from './use-publishing'

/** Hands a file over to the browser, which saves it. */
function download({ name, type, base64 }: SavedChange): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Saves the changes as one file that can be handed over, and says what is done with it. */
export function SaveChange() {
  const publishing = usePublishing()
  const [said, setSaid] = useState<string>()
  const save = async () => {
    const saved = await publishing.saveChange()
    if (saved.kind === 'file') download(saved)
    setSaid(saved.kind === 'file' ? saved.advice : saved.problem)
  }
  return (
    <>
      <div className="buttons">
        <button type="button" onClick={() => void save()}>
          Save the change as a file
        </button>
      </div>
      <p role="status">{said}</p>
    </>
  )
}

import { useState } from 'react'
import type { PaletteHost } from './commands'
import { FindWords } from './FindWords'
import { KeyList } from './KeyList'
import { Palette } from './Palette'

export interface FindDialogsProps extends PaletteHost {
  /** Which dialog is opened. */
  name: 'find' | 'keys'
  onClose: () => void
}

export function FindDialogs({ name, ...host }: FindDialogsProps) {
  /** What is looked for in all texts; undefined while the palette is open. */
  const [words, setWords] = useState<string>()
  const [isKeys, setKeys] = useState(name === 'keys')
  if (isKeys) return <KeyList onClose={host.onClose} />
  if (words !== undefined) return <FindWords words={words} onClose={host.onClose} />
  return <Palette {...host} onFind={setWords} onKeys={() => setKeys(true)} />
}

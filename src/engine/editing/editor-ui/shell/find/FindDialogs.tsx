import type { DialogProps } from '../../views/EditorDialog'
import type { DialogName } from '../bar/Bar'
import type { PaletteHost } from './commands'
import { FindWords } from './FindWords'
import { KeyList } from './KeyList'
import { Palette } from './Palette'

export interface FindDialogsProps extends PaletteHost, DialogProps {
  /** Which dialog is open. */
  name: DialogName | undefined
}

export function FindDialogs({ name, ...host }: FindDialogsProps) {
  return (
    <>
      <Palette {...host} isOpen={name === 'find'} />
      <FindWords isOpen={name === 'words'} onClose={host.onClose} />
      <KeyList isOpen={name === 'keys'} onClose={host.onClose} />
    </>
  )
}

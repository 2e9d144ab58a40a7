import type { KeyboardEvent, Ref } from 'react'
import { Input, SearchField } from 'react-aria-components'
import { Icon } from '../controls/Icon'

interface SearchBoxProps {
  label: string
  placeholder?: string
  words?: string
  input?: Ref<HTMLInputElement>
  onWords?: (words: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

export function SearchBox({ label, placeholder = label, words, input, onWords, onKeyDown }: SearchBoxProps) {
  return (
    <SearchField aria-label={label} autoFocus className="search" value={words} onChange={onWords}>
      <Icon name="search" />
      <Input ref={input} placeholder={placeholder} onKeyDownCapture={onKeyDown} />
    </SearchField>
  )
}

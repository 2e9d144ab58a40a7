import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { optionId, type Suggestion, Suggestions } from './Suggestions'

interface SuggestingInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string
  /** Names the list. */
  listLabel: string
  found: readonly Suggestion[]
  /** The one that Enter takes; -1 where it takes what is typed. */
  first: number
  /** Whether the list opens with the focus while nothing is typed. */
  offersAtOnce?: boolean
  onType: (text: string) => void
  onChoose: (index: number) => void
  onLeave: () => void
  onGiveUp: () => void
}

/** A text with suggestions below it: a combobox. */
export function SuggestingInput({ listLabel, found, first, offersAtOnce, ...props }: SuggestingInputProps) {
  const { onType, onChoose, onLeave, onGiveUp, onFocus, ...own } = props
  const list = useId()
  const [isWanted, setWanted] = useState(false)
  const [moved, setMoved] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const isOpen = isWanted && found.length > 0
  const active = Math.min(moved ?? first, found.length - 1)

  useEffect(() => {
    if (isOpen) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, list])

  const open = (isNow: boolean) => {
    setWanted(isNow)
    setMoved(undefined)
  }
  const choose = (index: number) => {
    open(false)
    onChoose(index)
  }
  const leave = () => {
    open(false)
    onLeave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      if (isOpen) setMoved((Math.max(active, step > 0 ? -1 : 0) + step + found.length) % found.length)
      else setWanted(true)
    } else if (key === 'Enter') {
      event.preventDefault()
      if (isOpen && active >= 0) choose(active)
      else leave()
    } else if (key === 'Escape') {
      if (!isOpen) return onGiveUp()
      // A dialog around it stays.
      event.stopPropagation()
      open(false)
    }
  }
  return (
    <>
      <input
        {...own}
        ref={input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(list, active) : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        translate="no"
        onChange={({ target }) => {
          onType(target.value)
          open(target.value !== '' || offersAtOnce === true)
        }}
        onFocus={(event) => {
          onFocus?.(event)
          if (offersAtOnce && own.value === '') setWanted(true)
        }}
        onClick={() => offersAtOnce && setWanted(true)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <Suggestions
        {...{ id: list, label: listLabel, at: input, isOpen, found, active }}
        onChoose={choose}
        onClose={() => open(false)}
      />
    </>
  )
}

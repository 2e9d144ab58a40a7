import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { cutPart } from '../../../../base/shared-types/cut/cut'
import { asObject, parentPointer } from '../../../../base/shared-types/json'
import { pictureNames } from '../../model/page/field-groups'
import type { OpenPage } from '../../model/page/open-page'
import { useSessionState } from '../use-editor'
import { FieldFrame, type FieldInputProps } from './frame/FieldFrame'
import { useRested } from './use-rested'

const steps: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the file of the picture is: around the point, or in the first picture beside it. */
function placeOfFile(page: OpenPage, around: string): { place: string; isAround: boolean } | undefined {
  const beside = Object.keys(page.fieldsAt(around)).map((name) => `${around}/${name}`)
  for (const picture of [around, ...beside]) {
    const names = pictureNames(page, picture)
    if (names) return { place: `${picture}/${names.file}`, isAround: picture === around }
  }
  return undefined
}

/** The point of a picture that stays visible, and what the place shows around it. */
export function FocusInput({ field, label }: FieldInputProps) {
  const id = useId()
  const point = useRef<HTMLButtonElement>(null)
  const { page } = useSessionState('page')
  const { text, message, write } = useRested(field, label)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const place = parentPointer(field.pointer)
  const file = page && placeOfFile(page, place)
  const address = String((file && page.valueAt(file.place)) ?? '')
  const { multipleOf: least = 1 } = asObject(page?.fieldsAt(field.pointer).across) as { multipleOf?: number }
  const { width = 4, height = 3 } = asObject(page?.schemaAt(place).shown) as { width?: number; height?: number }
  const { across = 50, down = 50 } = asObject(text && JSON.parse(text)) as { across?: number; down?: number }
  // The build cuts no drawing. A block may show a part of the picture that it holds beside the point.
  const isWhole = file?.isAround && /\.svg$/i.test(address)
  const within = (share: number) => Math.round(Math.max(0, Math.min(100, share)) / least) * least
  const move = (x: number, y: number) => write(JSON.stringify({ across: within(x), down: within(y) }))
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter and Space click, too, at no point of the picture.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const length = Math.max(least, event.shiftKey ? 1 : 5)
    move(across + step[0] * length, down + step[1] * length)
  }
  const reset = () => {
    write('')
    // The pressed button goes away with the value.
    point.current?.focus()
  }
  const part = file?.isAround && size.width > 0 ? cutPart(size, { width, height, across, down }) : undefined
  const percent = (length: number, of: number) => `${(length / of) * 100}%`
  return (
    <FieldFrame field={field} id={id} message={message} isGroup>
      {isWhole ? (
        <p className="help">A drawing is shown whole.</p>
      ) : (
        <>
          <button
            ref={point}
            type="button"
            className="focal-point"
            aria-label={`${across} % from the left, ${down} % from the top. Arrow keys move it.`}
            data-pointer={field.pointer}
            onClick={onClick}
            onKeyDown={onKeyDown}
          >
            <img
              src={encodeURI(address)}
              alt=""
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ width: naturalWidth, height: naturalHeight })
              }
            />
            <svg aria-hidden="true">
              {part && (
                <rect
                  x={percent(part.left, size.width)}
                  y={percent(part.top, size.height)}
                  width={percent(part.width, size.width)}
                  height={percent(part.height, size.height)}
                />
              )}
              <circle cx={`${across}%`} cy={`${down}%`} r="9" />
            </svg>
          </button>
          {text !== '' && !field.isRequired && (
            <button type="button" className="quiet" onClick={reset}>
              Back to the middle
            </button>
          )}
        </>
      )}
    </FieldFrame>
  )
}

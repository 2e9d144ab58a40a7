import { exampleAt } from '../../../model/edits/example-at'
import { addItem, moveItem, rawAt, takeOut, writeField } from '../../../model/edits/field-edits'
import { inheritedFrom } from '../../../model/languages/language-settings'
import { withLinksIn } from '../../../model/languages/languages'
import type { Field } from '../../../model/page/field'
import type { OpenPage } from '../../../model/page/open-page'
import { useSession } from '../../use-editor'
import { focusAdd, focusItem, focusTool } from '../focus-soon'

/** Each command says what it has done, and leaves the focus where the work goes on. */
export function useListCommands({ pointer, value, isRequired, lastItem }: Field, noun: string, owner: string) {
  const session = useSession()
  const count = Array.isArray(value) ? value.length : 0
  const what = `${noun} of ${owner}`
  const insert = async (verb: string, index: number, json: (open: OpenPage) => string) => {
    const answer = await session.do({
      label: `${what} ${verb}`,
      edits: (open) =>
        open.valueAt(pointer) === undefined
          ? writeField(open, pointer, `[${json(open)}]`)
          : addItem(open, pointer, json(open), index),
      announcement: () => `${noun} is ${verb}, ${index + 1} of ${count + 1}`,
    })
    if (answer?.kind === 'done') focusItem(`${pointer}/${index}`)
  }
  return {
    /** Of a language: begins with the list of the site, whose links lead to pages of the language. */
    async take() {
      const answer = await session.do({
        label: `${noun} of ${owner} added`,
        edits: (open) => {
          const { overview } = session.state
          const written = open.valueAt(inheritedFrom(pointer) ?? '')
          return writeField(open, pointer, JSON.stringify(withLinksIn(written, open.languageAt(pointer), overview)))
        },
      })
      if (answer?.kind === 'done') focusItem(`${pointer}/0`)
    },
    /** A new item comes last, or before one that is shown in another way. */
    add: () =>
      insert('added', lastItem !== undefined && count > 0 ? count - 1 : count, (open) =>
        JSON.stringify(exampleAt(open, `${pointer}/${count}`)),
      ),
    duplicate: (index: number) => insert('duplicated', index + 1, (open) => rawAt(open, `${pointer}/${index}`)),
    async move(from: number, to: number, tool?: 'up' | 'down') {
      await session.do({
        label: `${what} moved`,
        edits: (open) => moveItem(open, `${pointer}/${from}`, pointer, to),
        announcement: () => `${noun} is now ${to + 1} of ${count}`,
      })
      if (tool) focusTool(`${pointer}/${to}`, tool)
    },
    async remove(index: number) {
      await session.do({
        label: `${what} removed`,
        edits: (open) => takeOut(open, count === 1 && !isRequired ? pointer : `${pointer}/${index}`),
        announcement: () => `${what} is removed, ${count - 1} left`,
      })
      if (count > 1) focusTool(`${pointer}/${Math.min(index, count - 2)}`, 'remove')
      else focusAdd(pointer)
    },
  }
}

import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { find, findAll, RenderedEditor } from '../../../../../../../tests/components/edited-site'
import type { EditorFieldProps } from '../../../../../base/shared-types/editor/field'
import { describeField } from '../../../model/page/field'
import type { Surroundings } from '../../../model/surroundings'
import { EditorProvider, useSessionState } from '../../use-editor'
import { ChoiceInput } from '../choices/ChoiceInput'
import { OwnField } from './OwnField'
import type { OwnFieldComponent } from './own-fields'

function Glaze({ component }: { component: OwnFieldComponent }) {
  const { page } = useSessionState('page')
  const field = page && describeField(page, '/pages/0/blocks/0/glaze')
  const label = 'Glasur of Auftakt'
  return field && <OwnField {...{ field, label, component }} plain={<ChoiceInput {...{ field, label }} />} />
}

/** Shows the glaze of the opening by a component of a studio. */
async function openGlaze(component: OwnFieldComponent) {
  const editor = await RenderedEditor.open()
  const { session, files } = editor
  const { container } = render(
    <EditorProvider value={{ session, files, surroundings: {} as Surroundings }}>
      <Glaze component={component} />
    </EditorProvider>,
  )
  const glaze = () => editor.content.pages[0].blocks[0].glaze
  const plain = () => findAll('select', /(?:)/, container)
  return { editor, glaze, plain, container }
}

const Buttons: OwnFieldComponent = ({ label, value, onChange, problem }: EditorFieldProps<unknown>) =>
  [['cobalt'], [undefined], ['red'], [7], [Number.NaN], [() => undefined]].map(([next]) => (
    <button key={String(next)} type="button" title={problem} onClick={() => onChange(next)}>
      {`${label} is ${value}, make it ${typeof next === 'function' ? 'a function' : next}`}
    </button>
  ))

test('a component of the studio writes values, each as a step of undo', async () => {
  const { editor, glaze, plain, container } = await openGlaze(Buttons)
  const saved = editor.site.text
  expect(plain()).toEqual([])
  fireEvent.click(find('button', 'Glasur is undefined, make it cobalt', container))
  await editor.until(() => glaze() === 'cobalt')
  fireEvent.click(find('button', 'Glasur is cobalt, make it undefined', container))
  await editor.until(() => glaze() === undefined)
  await editor.press(/^Undo/)
  expect(glaze()).toBe('cobalt')
  await editor.press(/^Undo/)
  expect(editor.site.text).toBe(saved)
})

test('a value of another type is refused, one that the check refuses is a draft, and both are said', async () => {
  const { editor, plain, container } = await openGlaze(Buttons)
  const saved = editor.site.text
  const error = () => container.querySelector('.error')?.textContent
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const wrong of ['7', 'NaN', 'a function']) {
    fireEvent.click(find('button', `Glasur is undefined, make it ${wrong}`, container))
    expect(error()).toContain('cannot be written here')
  }
  expect(logged).toHaveBeenCalledTimes(3)
  fireEvent.click(find('button', 'Glasur is undefined, make it red', container))
  await editor.until(() => /cannot be "red"/.test(error() ?? ''))
  expect(find('button', 'Glasur is red, make it cobalt', container).title).toBe(error())
  expect([editor.site.text, plain()]).toEqual([saved, []])
})

test.each<[string, OwnFieldComponent, unknown]>([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
    'cobalt',
  ],
  ['is none', undefined as unknown as OwnFieldComponent, 'cobalt'],
  ['would get a value of another type', () => 'shown', 7],
])('where the component %s, the plain field is shown', async (_, component, value) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { editor, glaze, plain } = await openGlaze(component)
  await editor.change(({ pages }) => {
    pages[0].blocks[0].glaze = value
  })
  const [select] = plain()
  fireEvent.change(select as HTMLElement, { target: { value: 'earth' } })
  await editor.until(() => glaze() === 'earth')
})

import { autoJoin, setBlockType, toggleMark } from 'prosemirror-commands'
import type { MarkType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { IconName } from '../../controls/icons'
import { nodeType, schema } from '../schema'
import { linkAround } from './links'
import { listAround, toggleList } from './lists'

export interface Style {
  name: string
  icon: IconName
  /** Pressed with Ctrl, or Cmd on a Mac. */
  key?: string
  isOn: (state: EditorState) => boolean
  /** A link has none: it asks for an address first. */
  command?: Command
}

function isMarked({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = selection
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type)
}

/** Several marks look the same: the first one is written. */
function byMarks(name: string, icon: IconName, key: string, tags: string[]): Style[] {
  const types = tags.flatMap((tag) => schema.marks[tag] ?? [])
  const [written] = types
  if (!written) return []
  const find = (state: EditorState) => types.find((type) => isMarked(state, type))
  return [
    {
      name,
      icon,
      key,
      isOn: (state) => find(state) !== undefined,
      command: (state, dispatch) => toggleMark(find(state) ?? written)(state, dispatch),
    },
  ]
}

function byList(name: string, icon: IconName, tag: string): Style[] {
  const type = schema.nodes[tag]
  if (!type) return []
  const isOn = ({ selection }: EditorState) => listAround(selection)?.list.type === type
  return [{ name, icon, isOn, command: autoJoin(toggleList(type), ['ul', 'ol']) }]
}

function byHeading(name: string, icon: IconName, tag: string): Style[] {
  const type = schema.nodes[tag]
  if (!type) return []
  const isOn = ({ selection: { $from } }: EditorState) => /^h\d$/.test($from.parent.type.name)
  return [
    {
      name,
      icon,
      isOn,
      command: (state, dispatch) => setBlockType(isOn(state) ? nodeType('p') : type)(state, dispatch),
    },
  ]
}

export const styles: readonly Style[] = [
  ...byMarks('Bold', 'bold', 'b', ['strong', 'b']),
  ...byMarks('Italic', 'italic', 'i', ['em', 'i']),
  ...(schema.marks.a
    ? [{ name: 'Link', icon: 'link' as const, key: 'k', isOn: (state: EditorState) => linkAround(state) !== undefined }]
    : []),
  ...byList('List', 'list', 'ul'),
  ...byList('Numbered list', 'numberedList', 'ol'),
  ...byHeading('Heading', 'heading', 'h3'),
]

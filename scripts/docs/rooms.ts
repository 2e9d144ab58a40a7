/** A folder of code, as docs/architecture.md describes it: a room, or a part of one. */
export interface Room {
  name: string
  /** "src/engine/content/check". */
  folder: string
  mayImport: string[]
  /** "anywhere", "browser" or "Node". */
  runsIn: string
}

/** Reads the tables of docs/architecture.md that have four columns and a name in code first. Rooms are below the heading of their group. */
export function readRooms(document: string): Room[] {
  const groups = new Map<string, string>()
  let group = ''
  return document.split('\n').flatMap((line) => {
    group = line.match(/^### `(\w+)`/)?.[1] ?? group
    if (!line.startsWith('| `') || line.split('|').length !== 6) return []
    const [, cell = '', , imports = '', runsIn = ''] = line.split('|').map((text) => text.trim())
    const name = cell.replaceAll('`', '')
    const [room = ''] = name.split('/')
    if (name === room) groups.set(room, group)
    const folder = name === 'studio' ? 'src/studio' : `src/engine/${groups.get(room)}/${name}`
    return [{ name, folder, mayImport: imports.split(', ').filter(Boolean), runsIn }]
  })
}

/** Whether a room is a part of another one: "editor-ui/model". */
export const isPart = ({ name }: Room): boolean => name.includes('/')

/** A folder of `src/engine`, a part of one, or `src/studio`, as docs/architecture.md describes it. */
export interface Room {
  name: string
  mayImport: string[]
  /** "anywhere", "browser" or "Node". */
  runsIn: string
}

/** Reads the tables of docs/architecture.md that have four columns and a name in code first. */
export function readRooms(document: string): Room[] {
  return document
    .split('\n')
    .filter((line) => line.startsWith('| `') && line.split('|').length === 6)
    .map((line) => {
      const [, name = '', , imports = '', runsIn = ''] = line.split('|').map((cell) => cell.trim())
      return { name: name.replaceAll('`', ''), mayImport: imports.split(', ').filter(Boolean), runsIn }
    })
}

/** Whether a room is a part of another one: "editor/model". */
export const isPart = ({ name }: Room): boolean => name.includes('/')

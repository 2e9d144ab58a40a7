import { isPart, type Room } from './rooms'

const box = { width: 160, height: 34 }
const gap = { x: 18, y: 52 }
const margin = 24

const colours: Record<string, string> = { anywhere: '#d9ead3', browser: '#fce5cd', Node: '#cfe2f3' }

/** Returns the length of each room's longest chain of imports. */
function levelsOf(rooms: Room[]): Map<string, number> {
  const levels = new Map<string, number>()
  const levelOf = (name: string): number => {
    const known = levels.get(name)
    if (known !== undefined) return known
    const imports = rooms.find((room) => room.name === name)?.mayImport ?? []
    const level = imports.length === 0 ? 0 : 1 + Math.max(...imports.map(levelOf))
    levels.set(name, level)
    return level
  }
  for (const { name } of rooms) levelOf(name)
  return levels
}

/** Returns the imports of a room that do not follow from its other imports. */
function directImports(room: Room, rooms: Room[]): string[] {
  const reach = (name: string): string[] => {
    const imports = rooms.find((other) => other.name === name)?.mayImport ?? []
    return imports.flatMap((other) => [other, ...reach(other)])
  }
  const indirect = new Set(room.mayImport.flatMap(reach))
  return room.mayImport.filter((name) => !indirect.has(name))
}

/**
 * Draws the rooms as an svg, each above the rooms that it imports, with arrows for direct imports. The studio's files that
 * the engine imports (docs/studio.md) are left out.
 */
export function drawRooms(table: Room[]): string {
  const rooms = table
    .filter((room) => !isPart(room))
    .map((room) => ({ ...room, mayImport: room.mayImport.filter((name) => name !== 'studio') }))
  const levels = levelsOf(rooms)
  const top = Math.max(...levels.values())
  const rows = Array.from({ length: top + 1 }, (_, index) =>
    rooms.filter(({ name }) => levels.get(name) === top - index),
  )
  const width = Math.max(...rows.map((row) => row.length)) * (box.width + gap.x) - gap.x + 2 * margin
  const height = rows.length * (box.height + gap.y) - gap.y + 2 * margin + 30
  const places = new Map(
    rows.flatMap((row, index) => {
      const start = (width - row.length * (box.width + gap.x) + gap.x) / 2
      return row.map(({ name }, column) => [
        name,
        { x: start + column * (box.width + gap.x), y: margin + index * (box.height + gap.y) },
      ])
    }),
  )
  const place = (name: string) => places.get(name) ?? { x: 0, y: 0 }
  const lines = rooms.flatMap((room) =>
    directImports(room, rooms).map((name) => {
      const [from, to] = [place(room.name), place(name)]
      const middle = box.width / 2
      return `<path d="M${from.x + middle} ${from.y + box.height}L${to.x + middle} ${to.y - 5}"/>`
    }),
  )
  const boxes = rooms.map(({ name, runsIn }) => {
    const { x, y } = place(name)
    const label = `<text x="${x + box.width / 2}" y="${y + 22}">${name}</text>`
    return `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="6" fill="${colours[runsIn] ?? '#fff'}"/>${label}`
  })
  const legend = Object.entries(colours).map(([runsIn, colour], index) => {
    const x = margin + index * 180
    const words = runsIn === 'anywhere' ? 'runs anywhere' : `runs in ${runsIn === 'Node' ? 'Node' : 'a browser'}`
    return `<rect x="${x}" y="${height - 34}" width="16" height="16" rx="4" fill="${colour}"/><text class="legend" x="${x + 24}" y="${height - 21}">${words}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The rooms of src, each above the rooms that it imports">
<style>text{font:14px ui-monospace,monospace;text-anchor:middle;fill:#1b1b2f}.legend{font:14px system-ui,sans-serif;text-anchor:start}rect{stroke:#1b1b2f;stroke-width:1}path{fill:none;stroke:#7a7a8c;stroke-width:1.2;marker-end:url(#arrow)}.head{fill:#7a7a8c;stroke:none;marker-end:none}.paper{fill:#fff;stroke:none}</style>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" class="head"/></marker></defs>
<rect class="paper" width="${width}" height="${height}"/>
${lines.join('\n')}
${boxes.join('\n')}
${legend.join('\n')}
</svg>
`
}

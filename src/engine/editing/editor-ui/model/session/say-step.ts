const forms = {
  Taken: 'taking',
  Brought: 'bringing',
}

/** "Undo: heading changed"; of what was taken or brought back: "Undo taking back: …" */
export function sayStep(verb: 'Undo' | 'Redo', label: string): string {
  const [, way, rest] = label.match(/^(Taken|Brought)( back: .*)$/s) ?? []
  return way && rest ? `${verb} ${forms[way as keyof typeof forms]}${rest}` : `${verb}: ${label}`
}

/** "Undone: heading changed"; of what was taken or brought back: "No longer taken back: …" */
export function sayStepDone(verb: 'Undo' | 'Redo', label: string): string {
  if (!/^(?:Taken|Brought) back: /.test(label)) return `${verb === 'Undo' ? 'Undone' : 'Redone'}: ${label}`
  return verb === 'Undo'
    ? `No longer ${label.charAt(0).toLowerCase()}${label.slice(1)}`
    : label.replace(' back: ', ' back again: ')
}

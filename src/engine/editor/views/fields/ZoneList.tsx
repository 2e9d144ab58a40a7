/** The time zones that browsers know, to be chosen from while one is typed. */
export function ZoneList({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {Intl.supportedValuesOf('timeZone').map((zone) => (
        <option key={zone} value={zone} />
      ))}
    </datalist>
  )
}

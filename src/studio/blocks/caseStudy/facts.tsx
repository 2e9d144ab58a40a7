import style from './style.module.scss'

/** Who it was made for and by whom. What is not known is left out; nothing when all is unknown. */
export function Facts({ facts }: { facts: Record<string, string | undefined> }) {
  const known = Object.entries(facts).filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={style.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import style from './mascot.module.scss'

/** The head of the studio's mouse, with a thimble for a hat. Decoration: the studio's name stands beside it. */
export function Mascot({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <g className={style.line}>
        <circle className={style.skin} cx="13" cy="31" r="10" />
        <circle className={style.skin} cx="51" cy="31" r="10" />
        <circle className={style.inner} cx="13" cy="31" r="4.5" />
        <circle className={style.inner} cx="51" cy="31" r="4.5" />
        <path className={style.skin} d="M32 24c12 0 18 8 18 17 0 7-9 19-18 19S14 48 14 41c0-9 6-17 18-17Z" />
        <path className={style.thimble} d="M23 10c1-5 17-7 19-2l5 16c-7 5-18 6-26 3Z" />
        <path className={style.dots} d="M27 13h.1M32 12h.1M37 11h.1M27 18h.1M33 17h.1M39 16h.1" />
        <path className={style.band} d="m20 24-1 4c8 4 21 3 29-2l-1-4c-8 4-19 5-27 2Z" />
        <path d="m22 49-9-1m10 4-8 3m27-6 9-1m-10 4 8 3" />
        <path className={style.nose} d="M28.5 54c2-1.5 5-1.5 7 0 0 3-7 3-7 0Z" />
      </g>
      <circle cx="25" cy="41" r="2.5" className={style.eye} />
      <circle cx="39" cy="41" r="2.5" className={style.eye} />
    </svg>
  )
}

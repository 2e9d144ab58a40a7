import style from './mascot.module.scss'

/**
 * Three hand-drawn versions of the same lines: shown in turn, they tremble. Ears, head, thimble, band, whiskers, nose.
 */
const drawings = [
  'M23 31a10 10 0 1 1-20-1 10 10 0 0 1 20 1ZM61 31a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM32 24c12 0 18 8 18 17 0 7-9 19-18 19S14 48 14 41c0-9 6-17 18-17ZM23 10c1-5 17-7 19-2l5 16c-7 5-18 6-26 3ZM20 24l-1 4c8 4 21 3 29-2l-1-4c-8 4-19 5-27 2ZM22 49l-9-1m10 4-8 3m27-6 9-1m-10 4 8 3M28.5 54c2-1.5 5-1.5 7 0 0 3-7 3-7 0Z',
  'M22.4 32a9.6 9.8 8 1 1-19-2.2 9.8 9.6 8 0 1 19 2.2ZM60.6 30.2a9.8 10 0 1 1-19.4 1 9.8 10 0 0 1 19.4-1ZM31.4 24.4c12.4-.8 18.8 8 18.4 17-.3 7.2-8.6 18.2-17.6 18.6S13.6 48.6 14.2 40.6c.6-9.2 6-15.6 17.2-16.2ZM23.4 9.6c1.4-4.4 16.4-6.8 18.4-1.4l5.4 15.4c-7 5.4-18.4 6.6-26.4 3.8ZM19.6 24.4l-.4 3.6c7.6 4.6 21 2.8 28.6-1.6l-1.4-4.6c-7.6 4.4-18.6 5-26.8 2.6ZM22.4 49.6l-9.8-.4m10.6 2.6-8.4 3.8m27.4-6.8 9.4-.2m-10 3 7.4 3.6M28.2 54.3c2.2-1.8 5.4-1.4 7.2-.4-.3 3-6.8 3.4-7.2.4Z',
  'M23.4 30.4a10.2 9.8-6 1 1-20.4.4 10.2 9.8-6 0 1 20.4-.4ZM61.2 31.6a9.8 9.6 6 1 1-19.6-1.4 9.8 9.6 6 0 1 19.6 1.4ZM32.6 23.8c11.6.4 17.6 8.6 17.2 17.4-.4 7.4-9.6 18.4-18.2 18.6S14.2 47.6 13.8 41.4c-.4-9.4 7-17.8 18.8-17.6ZM22.6 10.6c.8-5.4 17.6-7.4 19.6-2l4.6 15.8c-7.4 4.6-17.8 5.6-25.6 2.4ZM20.4 23.6l-1.6 4c8.4 4.2 21.4 3.4 29-1.2l-.6-4.2c-8.2 3.8-19 4.6-26.8 1.4ZM21.6 48.6l-8.4-1.2m9.4 4.8-7.6 2.6m26.8-5.4 8.6-1.6m-9.6 4.8 8.4 2.4M28.8 53.7c1.8-1.2 4.8-1.6 6.8.4.2 2.8-6.8 2.8-6.8-.4Z',
]

/** Decoration: the studio's name is next to it. */
export function Mascot({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <circle className={style.skin} cx="13" cy="31" r="10" />
      <circle className={style.skin} cx="51" cy="31" r="10" />
      <circle className={style.inner} cx="14" cy="32" r="5" />
      <circle className={style.inner} cx="50" cy="32" r="5" />
      <path className={style.skin} d="M32 24c12 0 18 8 18 17 0 7-9 19-18 19S14 48 14 41c0-9 6-17 18-17Z" />
      <path className={style.thimble} d="M23 10c1-5 17-7 19-2l6 18c-8 5-21 6-29 2Z" />
      <path className={style.dots} d="M27 13h.1M32 12h.1M37 11h.1M27 18h.1M33 17h.1M39 16h.1" />
      <path className={style.nose} d="M28.5 54c2-1.5 5-1.5 7 0 0 3-7 3-7 0Z" />
      {drawings.map((lines) => (
        <path key={lines} className={style.line} d={lines} />
      ))}
      <g className={style.eyes}>
        <circle cx="25" cy="41" r="2.6" />
        <circle cx="39" cy="41" r="2.6" />
      </g>
    </svg>
  )
}

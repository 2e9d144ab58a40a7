import style from './style.module.scss'

/** A cross while its section is open, an arrow down while it is closed. Css picks, so that it is right without script. */
export function ToggleIcon() {
  return (
    <svg className={style.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path className={style.close} d="M5 5 19 19M19 5 5 19" />
      <path className={style.down} d="M4 8 12 16 20 8" />
    </svg>
  )
}

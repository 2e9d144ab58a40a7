import style from './film-loop.module.scss'

/** See custom-elements/film-loop. */
export const FilmLoop = ({ src }: { src: string }) => <film-loop class={style.loop} src={src} />

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'film-loop': { class?: string; src: string }
    }
  }
}

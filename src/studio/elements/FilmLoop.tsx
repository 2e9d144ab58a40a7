import style from './film-loop.module.scss'

/** A short film that goes round, over the picture before it: see custom-elements/film-loop. */
export const FilmLoop = ({ src }: { src: string }) => <film-loop class={style.loop} src={src} />

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'film-loop': { class?: string; src: string }
    }
  }
}

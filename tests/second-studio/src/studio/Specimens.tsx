import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import { RichText } from 'schema-pages/elements/RichText'
import type { PictureField } from 'schema-pages/types'

/** What blocks of this studio are written in. */
export function Elements({ picture }: { picture: PictureField }) {
  return (
    <>
      <article data-element="Link">
        <Link href="/">Zur Startseite</Link>
      </article>
      <article data-element="Picture">
        <Picture {...picture} sizes="160px" />
      </article>
      <article data-element="RichText">
        <RichText html="<p>Ein Absatz mit <strong>Nachdruck</strong>.</p>" />
      </article>
    </>
  )
}

/** Shows everything in another of the colours that lead a page. */
export function Colours() {
  return (
    <p>
      {['forest', 'cobalt', 'earth'].map((colour) => (
        <button key={colour} type="button" onClick={() => document.documentElement.setAttribute('data-colour', colour)}>
          {colour}
        </button>
      ))}
    </p>
  )
}

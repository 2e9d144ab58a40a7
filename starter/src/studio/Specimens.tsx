import type { ReactNode } from 'react'
import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import { RichText } from 'schema-pages/elements/RichText'
import type { PictureField } from 'schema-pages/types'
import { Section } from './elements/Section'
import palette from './theme/palette.json'

const html =
  '<p>A paragraph with a <a href="/">link</a> and <strong>strong</strong> words.</p><ul><li>One</li><li>Two</li></ul>'

/** The studio's elements, in each of their states. */
export function Elements({ picture }: { picture: PictureField }) {
  const states: Record<string, ReactNode> = {
    Link: <Link href="/">here</Link>,
    'Link to a new tab': (
      <Link href="/" newTab>
        there
      </Link>
    ),
    Button: (
      <Link href="/" className="button">
        A button
      </Link>
    ),
    Picture: <Picture {...picture} sizes="320px" />,
    RichText: <RichText html={html} />,
    Section: <Section heading="A heading" html={html} />,
  }
  return Object.entries(states).map(([name, shown]) => (
    <article key={name} data-element={name}>
      <h3>{name}</h3>
      {shown}
    </article>
  ))
}

const colours = [...new Set(palette.map(({ colour }) => colour))]

/** Shows the catalogue in another colour. */
export function Colours() {
  return (
    <p>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className="button"
          onClick={() => document.documentElement.setAttribute('data-colour', colour)}
        >
          {colour}
        </button>
      ))}
    </p>
  )
}

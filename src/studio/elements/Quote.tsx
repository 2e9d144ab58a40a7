import type { QuoteField } from '../generated/content'

/** What a client says, and who it is. */
export const Quote = ({ quote, name, role, className }: QuoteField & { className?: string }) => (
  <figure className={className}>
    <blockquote>
      <p>“{quote}”</p>
    </blockquote>
    <figcaption>
      <strong>{name}</strong>, {role}
    </figcaption>
  </figure>
)

import { classNames } from 'schema-pages/elements/class-names'
import { Picture } from 'schema-pages/elements/Picture'
import { usePage } from 'schema-pages/elements/use-page'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import type { ClausesBlock } from '../../generated/content'
import { inPairs } from './in-pairs'
import style from './style.module.scss'

/** Numbered parts of a long text. Two short ones share a row. */
export default function Clauses({ heading, html, clauses: all }: ClausesBlock) {
  const { thirdParties: word = 'when asked' } = usePage().settings
  const clauses = all.filter(({ thirdParties }) => !thirdParties || thirdParties === word)
  const Heading = heading ? 'h3' : 'h2'
  const pairs = inPairs(clauses)
  return (
    <Section heading={heading} html={html}>
      <ol className={style.clauses}>
        {clauses.map(({ title, html, image }, index) => (
          <li key={title} className={classNames(style.clause, pairs.has(index) && style.short)}>
            <Heading className={style.title}>{title}</Heading>
            {image && (
              <Picture
                {...image}
                className={style.picture}
                sizes="(min-width: 1400px) 44rem, (min-width: 1100px) 45vw, 92vw"
              />
            )}
            <RichText html={html} className={style.text} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

import { Picture } from 'schema-pages/elements/Picture'
import { fill } from 'schema-pages/text/interface-words'
import { Buttons } from '../../elements/Buttons'
import { Fold } from '../../elements/fold/Fold'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import type { TextBlock } from '../../generated/content'
import * as words from '../../words.json'
import style from './style.module.scss'

/** The picture is below the text, or next to it on a wide screen. */
export default function Text({ heading, subheading, html, folded, image, buttons }: TextBlock) {
  const count = html.split('<li').length - 1
  return (
    <Section heading={heading} subheading={subheading} className={style.text}>
      <div className={image && style.beside}>
        <div>
          {folded ? (
            <Fold label={count > 0 ? fill(words.showAll, { count }) : words.readOn} title={heading}>
              <RichText html={html} className={style.folded} />
            </Fold>
          ) : (
            <RichText html={html} />
          )}
          <Buttons links={buttons} />
        </div>
        {image && (
          <Picture
            {...image}
            className={style.picture}
            sizes="(min-width: 1600px) 53rem, (min-width: 768px) 54vw, 92vw"
          />
        )}
      </div>
    </Section>
  )
}

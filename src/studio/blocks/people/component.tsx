import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'

import { Grid } from '../../elements/Grid'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import { gridSizes } from '../../elements/sizes'
import type { PeopleBlock } from '../../generated/content'
import style from './style.module.scss'

export default function People({ heading, items }: PeopleBlock) {
  return (
    <Section heading={heading}>
      <Grid>
        {items.map(({ name, role, html, image, links = [] }, index) => (
          <div key={name} className={style.person}>
            <Picture {...image} className={style.portrait} sizes={gridSizes(index, items.length)} />
            <h3 className={style.name}>{name}</h3>
            <p className={style.role}>{role}</p>
            <RichText html={html} />
            {links.map(({ text, ...link }) => (
              <p key={link.href} className={style.link}>
                <Link {...link}>{text}</Link>
              </p>
            ))}
          </div>
        ))}
      </Grid>
    </Section>
  )
}

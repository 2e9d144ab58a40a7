import { usePage } from 'schema-pages/elements/use-page'
import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { Section } from '../../elements/Section'
import { gridSizes } from '../../elements/sizes'
import type { DownloadsBlock } from '../../generated/content'
import { fileNote } from './file-note'
import style from './style.module.scss'

export default function Downloads({ heading, html, items }: DownloadsBlock) {
  const { assets } = usePage()
  return (
    <Section heading={heading} html={html} className={style.folders}>
      <Grid>
        {items.map(({ file, href, ...tile }, index) => (
          <Card
            key={tile.title}
            {...tile}
            sizes={gridSizes(index, items.length)}
            href={file ?? href}
            download={file && fileNote(file, assets[file]?.bytes)}
            level={heading ? 3 : 2}
          />
        ))}
      </Grid>
    </Section>
  )
}

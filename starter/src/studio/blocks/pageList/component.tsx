import { AllPages } from 'schema-pages/elements/search/AllPages'
import { Section } from '../../elements/Section'
import type { PageListBlock } from '../../generated/content'
import type { PageListLoaded } from './load'
import style from './style.module.scss'

/** Links to all pages. */
export default function PageList({ heading, pages }: PageListBlock & PageListLoaded) {
  return (
    <Section heading={heading}>
      <AllPages pages={pages} className={style.list} />
    </Section>
  )
}

import { AllPages } from 'schema-pages/elements/search/AllPages'
import type { VerzeichnisBlock } from '../../generated/content'
import type { VerzeichnisLoaded } from './load'
import style from './style.module.scss'

/** Links to all pages. */
export default function Verzeichnis({ heading, pages }: VerzeichnisBlock & VerzeichnisLoaded) {
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <AllPages pages={pages} className={style.list} />
    </section>
  )
}

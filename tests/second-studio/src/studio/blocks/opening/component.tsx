import { Picture } from 'schema-pages/elements/Picture'
import type { OpeningBlock } from '../../generated/content'
import style from './style.module.scss'

/** The main heading of a page, with a picture beside it. */
export default function Opening({ heading, line, image, glaze }: OpeningBlock) {
  return (
    <header className={style.opening} data-glaze={glaze}>
      <div>
        <h1>{heading}</h1>
        {line && <p>{line}</p>}
      </div>
      {image && <Picture src={image.src} alt={image.alt} sizes="400px" isFirst />}
    </header>
  )
}

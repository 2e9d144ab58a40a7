import { Icon } from '../../controls/Icon'
import type { PageRow } from './page-rows'

export function PagePicture({ picture, redirect }: Pick<PageRow, 'picture' | 'redirect'>) {
  return (
    <span className="page-picture">
      {picture === undefined ? (
        <Icon name={redirect === undefined ? 'page' : 'redirect'} />
      ) : (
        <img src={encodeURI(picture)} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  )
}

import type { Catalogue } from '../../../pages/block-catalogue/examples'
import { showCatalogue } from '../../../pages/block-catalogue/show-catalogue'
import { findFramedSite } from './framed-site'

const catalogue = await findFramedSite('now')?.pages.catalogue()
if (catalogue) showCatalogue(catalogue as Catalogue)

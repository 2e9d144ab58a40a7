import type { Catalogue } from '../../catalogue/examples'
import { showCatalogue } from '../../catalogue/show-catalogue'
import { findFramedSite } from './framed-site'

const catalogue = await findFramedSite('now')?.pages.catalogue()
if (catalogue) showCatalogue(catalogue as Catalogue)

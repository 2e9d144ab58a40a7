import { request } from '../../base/dom/request'
import type { Catalogue } from './examples'
import { showCatalogue } from './show-catalogue'

const response = await request('/catalogue.json')
if (!response.ok) throw new Error(await response.text())
showCatalogue((await response.json()) as Catalogue)

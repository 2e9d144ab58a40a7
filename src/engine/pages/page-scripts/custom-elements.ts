import '../../base/dom/forms/submit-when-valid'
import { defineSearch } from '../elements/search/site-search'
import { defineOfToday } from '../elements/today/of-today'

/** They work without React. Loader and app load them by the address on #root, so that they run once. */
import.meta.glob('@studio/custom-elements/*/element.ts', { eager: true })

if (import.meta.env.SEARCH) defineSearch()
if (import.meta.env.TODAY) defineOfToday()

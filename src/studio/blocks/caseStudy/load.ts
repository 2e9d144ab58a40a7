import { fillInFilm } from '../../elements/film/film-of'
import type { CaseStudyBlock } from '../../generated/content'
import type { Load } from '../../model'

export type CaseStudyLoaded = Pick<CaseStudyBlock, 'client' | 'agency' | 'director' | 'film'>

/**
 * On a project's own page, takes unknown facts from its entry. A block with a heading is about other work, whose film
 * may be on another page.
 */
export const load: Load<CaseStudyBlock, CaseStudyLoaded> = ({ heading, client, agency, director, film }, site) => {
  const own = heading === undefined ? site.entry : undefined
  return {
    client: client ?? own?.client,
    agency: agency ?? own?.agency,
    director: director ?? own?.director,
    film: film && fillInFilm(film, site),
  }
}

import { fillInFilm } from '../../elements/film/film-of'
import type { VideoBlock } from '../../generated/content'
import type { Load } from '../../model'

export const load: Load<VideoBlock, Pick<VideoBlock, 'film'>> = ({ film }, site) => ({ film: fillInFilm(film, site) })

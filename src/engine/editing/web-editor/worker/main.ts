import { expose } from 'comlink'
import { purifyTree } from '../../../pages/page-data/html/purify-tree'
import { createSanitizer } from '../../../pages/page-data/html/sanitizer'
import { loads, palette } from '../../../pages/page-data/studio'
import { readBuiltData } from './opening/built-data'
import { WorkerSite } from './worker-site'

const studio = {
  ...{ loads, palette, sanitize: createSanitizer(purifyTree) },
  loadRules: async () => (await import('./studio-rules')).studioRules,
}

expose(new WorkerSite({ built: readBuiltData(), studio }))

import { expose } from 'comlink'
import { lateSanitizer } from '../../../pages/page-data/html/late-sanitizer'
import { loads, palette } from '../../../pages/page-data/studio'
import { readBuiltData } from './opening/built-data'
import { WorkerSite } from './worker-site'

const studio = {
  ...{ loads, palette },
  ...lateSanitizer(async () => (await import('../../../pages/page-data/html/purify-tree')).purifyTree),
  loadRules: async () => (await import('./studio-rules')).studioRules,
}

expose(new WorkerSite({ built: readBuiltData(), studio }))

import { expose } from 'comlink'
import { purifyTree } from '../../../pages/page-data/html/purify-tree'
import { createSanitizer } from '../../../pages/page-data/html/sanitizer'
import { readBuiltData } from './opening/built-data'
import { loads, palette, studioRules } from './studio-code'
import { WorkerSite } from './worker-site'

const sanitize = createSanitizer(purifyTree)

expose(new WorkerSite({ built: readBuiltData(), studio: { loads, palette, rules: studioRules, sanitize } }))

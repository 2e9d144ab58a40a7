import { expose } from 'comlink'
import { purifyTree } from '../../../pages/compile-pages/html/purify-tree'
import { createSanitizer } from '../../../pages/compile-pages/html/sanitizer'
import { readBuiltData } from './opening/built-data'
import { loads, palette, studioRules } from './studio-code'
import { WorkerSite } from './worker-site'

const sanitize = createSanitizer(purifyTree)

expose(new WorkerSite({ built: readBuiltData(), studio: { loads, palette, rules: studioRules, sanitize } }))

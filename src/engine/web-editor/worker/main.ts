import { expose } from 'comlink'
import { createSanitizer } from '../../compile/html/sanitizer'
import { readBuiltData } from './opening/built-data'
import { loads, palette } from './studio-code'
import { WorkerSite } from './worker-site'

const sanitize = createSanitizer((html) => html.replaceAll('<', '&lt;'))

expose(new WorkerSite({ built: readBuiltData(), studio: { loads, palette, sanitize } }))

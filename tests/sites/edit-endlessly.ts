import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editFolder } from '../../src/engine/editor-server/edit-folder'
import { revisionOf } from '../../src/engine/editor-server/revision-of'
import { replaceValue } from '../../src/engine/edits/make-edits'
import { SiteChecker } from '../../src/engine/site-check/site-checker'

/** Edits a site without end, as a process that is killed: `node --import tsx edit-endlessly.ts ROOT SITE JOURNAL [LIMIT]`. */
const [root = '', site = '', folder = '', limit] = process.argv.slice(2)
const journalLimit = limit === undefined ? undefined : Number(limit)
const store = editFolder({ site, folder, checker: new SiteChecker(root, site), journalLimit })
for (let turn = 0; ; turn++) {
  if (turn % 4 === 3) await store.undo()
  else {
    const text = readFileSync(join(site, 'pages.json'), 'utf8')
    const edits = [replaceValue(text, '/pages/1/title', JSON.stringify(`Title ${randomInt(1_000_000)}`))]
    await store.apply({ label: 'Title', page: '/', revision: revisionOf(text), edits, allowProblems: true })
  }
  if (turn === 0) console.log('ready')
}

import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { replaceValue } from '../../src/engine/content/json-edits/make-edits'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { revisionOfText } from '../../src/engine/editing/folder-editor/revision-of'

/** Edits a site without end, as a process that is killed: `node --import tsx edit-endlessly.ts ROOT SITE JOURNAL [LIMIT]`. */
const [root = '', site = '', folder = '', limit] = process.argv.slice(2)
const journalLimit = limit === undefined ? undefined : Number(limit)
const store = editFolder({ site, folder, checker: new SiteChecker(root, site), journalLimit })
for (let turn = 0; ; turn++) {
  if (turn % 4 === 3) await store.undo()
  else {
    const text = readFileSync(join(site, 'pages.json'), 'utf8')
    const edits = [replaceValue(text, '/pages/1/title', JSON.stringify(`Title ${randomInt(1_000_000)}`))]
    await store.apply({ label: 'Title', page: '/', revision: revisionOfText(text), edits, allowProblems: true })
  }
  if (turn === 0) console.log('ready')
}

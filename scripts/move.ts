import { join, resolve } from 'node:path'
import { updateView } from '../src/engine/commands/generate-command/vs-code'
import { createCheck } from '../src/engine/content/check'
import { movePage } from '../src/engine/content/references/move-page'
import { cachedValidator } from '../src/engine/folders/site-folder/cached-validator'
import { readSite } from '../src/engine/folders/site-folder/read-site'
import { replaceFile } from '../src/engine/folders/site-folder/replace-file'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readRules } from '../src/engine/folders/studio-folder/read-rules'
import { readSchemas } from '../src/engine/folders/studio-folder/read-schemas'
import { rulePagesOf } from '../src/engine/folders/studio-folder/rule-pages'
import { wordsFileOf } from '../src/engine/folders/studio-folder/words-files'
import { publishedPaths } from '../src/engine/git/git-publishing/git/published-paths'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = 'npm run move -- /old /new [--with-children] [--site DIR]'

run(async () => {
  const [from, to, ...rest] = process.argv.slice(2)
  if (!from?.startsWith('/') || !to?.startsWith('/')) refuseUsage(usage)
  const { site, 'with-children': withChildren } = readOptions(usage, { site: '.', 'with-children': false }, rest)
  const [schemas, found] = await Promise.all([readSchemas(engineRoot, site), readSite(site)])
  const { text, files } = found
  const validate = cachedValidator(engineRoot, schemas)
  const result = movePage(
    {
      text,
      files,
      schemas,
      check: createCheck(schemas, { validate, rules: await readRules(engineRoot, site) }),
      validate,
      rulePages: rulePagesOf(engineRoot, site),
    },
    from,
    to,
    withChildren,
    {
      published: await publishedPaths(resolve(site)),
    },
  )
  replaceFile(join(resolve(site), 'pages.json'), text, result.text)
  await updateView(engineRoot, { ...found, text: result.text })

  for (const [old, path] of result.moves) {
    if (old.endsWith('/*')) {
      console.log(`"${old}" is "${path}" now.`)
      continue
    }
    const redirect = result.redirected.includes(old)
      ? 'a redirect leads from the old path'
      : 'it has not been public yet, so it needs no redirect'
    console.log(`"${old}" is "${path}" now; ${redirect}.`)
  }
  const { length } = result.places
  console.log(`${length} ${length === 1 ? 'place that names' : 'places that name'} it rewritten.`)
  if (result.language) {
    const [old, tag] = result.language.map(wordsFileOf)
    console.log(`Rename ${old} to ${tag}: pages take their words from there.`)
  }
  if (result.staying.length > 0)
    console.log(`These stay where they are: ${result.staying.join(', ')}. --with-children moves them, too.`)
  return 0
})

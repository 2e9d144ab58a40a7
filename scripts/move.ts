import { join, resolve } from 'node:path'
import { createCheck } from '../src/engine/check'
import { updateView } from '../src/engine/generate/editor'
import { engineRoot } from '../src/engine/project/engine-root'
import { readRules } from '../src/engine/project/read-rules'
import { readSchemas } from '../src/engine/project/read-schemas'
import { rulePagesOf } from '../src/engine/project/rule-pages'
import { publishedPaths } from '../src/engine/publish/git/published-paths'
import { movePage } from '../src/engine/references/move-page'
import { validatorOf } from '../src/engine/references/validator-of'
import { readSite } from '../src/engine/site/read-site'
import { replaceFile } from '../src/engine/site/replace-file'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = 'npm run move -- /old /new [--with-children] [--site DIR]'

run(async () => {
  const [from, to, ...rest] = process.argv.slice(2)
  if (!from?.startsWith('/') || !to?.startsWith('/')) refuseUsage(usage)
  const { site, 'with-children': withChildren } = readOptions(usage, { site: '.', 'with-children': false }, rest)
  const [schemas, found] = await Promise.all([readSchemas(engineRoot, site), readSite(site)])
  const { text, files } = found
  const result = movePage(
    {
      text,
      files,
      schemas,
      check: createCheck(schemas, { rules: await readRules(engineRoot, site) }),
      validate: validatorOf(schemas),
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
    const redirect = result.redirected.includes(old)
      ? 'a redirect leads from the old path'
      : 'it has not been public yet, so it needs no redirect'
    console.log(`"${old}" is "${path}" now; ${redirect}.`)
  }
  const { length } = result.places
  console.log(`${length} ${length === 1 ? 'place that names' : 'places that name'} it rewritten.`)
  if (result.staying.length > 0)
    console.log(`These stay where they are: ${result.staying.join(', ')}. --with-children moves them, too.`)
  return 0
})

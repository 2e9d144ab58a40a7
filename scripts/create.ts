import { relative, resolve } from 'node:path'
import { createStudio } from '../src/engine/commands/create-studio'
import { quoteForShell, versionOf } from '../src/engine/commands/create-studio/installed-as'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { startRepository } from '../src/engine/git/local-git/start-repository'
import { runCommand, runNpm } from './shared/child'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = 'npx schema-pages create DIR [--name NAME] [--language TAG,…] [--no-install]'

const gitNotes = {
  committed: '',
  'not committed': 'git does not know who you are, so nothing is committed yet: git add --all && git commit',
  'in another repository': 'The folder is in a repository, so no new one was made. Commit its files there.',
  'no git': 'git is not installed here. "npm run summary" and "npm run before-after" need it.',
}

run(async () => {
  const [folder, ...rest] = process.argv.slice(2)
  if (!folder || folder.startsWith('-')) refuseUsage(usage)
  const options = readOptions(usage, { name: '', language: '', 'no-install': false }, rest)
  const { name, language, 'no-install': isWithoutInstall } = options
  const path = resolve(folder)
  const note = await createStudio({
    ...{ root: engineRoot, folder: path, year: new Date().getFullYear() },
    ...{ name: name || undefined, language: language || undefined },
  })
  console.log(`Wrote a studio into ${folder}, with schema-pages ${versionOf(engineRoot)}.`)
  let isInstalled = false
  if (!isWithoutInstall) {
    console.log('Installing its packages …')
    isInstalled = runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error'], path)
    if (!isInstalled)
      console.error('npm could not install them: its message is above. Run "npm install" in the folder.')
  }
  // It reads the rules of the studio, which need the package.
  const generated = isInstalled ? runCommand('generate', path) : undefined
  if (generated && !generated.isFine) console.error(generated.output)
  const git = await startRepository(path, 'Begin the site')
  for (const line of [note, gitNotes[git]].filter(Boolean)) console.log(line)
  const steps = [
    [`cd ${quoteForShell(relative(process.cwd(), path) || '.')}`, ''],
    ...(isInstalled ? [] : [['npm install && npm run generate', '']]),
    ['npm run edit', 'opens the editor in your browser'],
    ['npm start', 'builds the site, and shows it as visitors will see it'],
  ]
  console.log(`\nNext:\n${steps.map(([command, words]) => `  ${command?.padEnd(16)}${words}`.trimEnd()).join('\n')}`)
  return (generated?.isFine ?? isWithoutInstall) ? 0 : 1
})

import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { preparePackages } from './packages'
import { differsFrom, findRevision, type SiteRevision, writeRevision } from './revision-files'

export interface EarlierInput {
  root: string
  site: string
  revision: string
  /** A folder that is removed afterwards. */
  folder: string
}

export interface EarlierSite {
  /** The project that builds it: the earlier one if its code has changed. */
  root: string
  site: string
  isCodeChanged: boolean
  hasOwnCode: boolean
}

const ofProject = [
  ...['src', 'schemas', 'scripts/run.js', 'scripts/build.ts', 'scripts/code.ts'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

const ofStudio = ['src', 'schemas']

const below = (place: string, names: string[]) => names.map((name) => (place ? `${place}/${name}` : name))

/** A site with a studio has blocks of its own. */
const hasStudio = ({ root, site }: EarlierInput) => site !== root && existsSync(join(site, 'src/studio'))

/** Returns the project's revision if it is in the same repository as the site. */
async function findProject({ root, revision }: EarlierInput, of: SiteRevision): Promise<SiteRevision | undefined> {
  const found = await findRevision(root, revision).catch(() => undefined)
  return found?.git.folder === of.git.folder ? found : undefined
}

export async function writeContent(input: EarlierInput, ownBlocks: 'then' | 'today'): Promise<string> {
  const { root, site, revision, folder } = input
  const of = await findRevision(site, revision)
  const isThen = hasStudio(input) && ownBlocks === 'then'
  const to = join(folder, `content-${ownBlocks}`)
  await writeRevision(of, below(of.place, ['pages.json', 'public', ...(isThen ? ofStudio : [])]), to)
  const content = join(to, of.place)
  if (hasStudio(input) && !isThen)
    for (const name of ofStudio) await symlink(join(site, name), join(content, name), 'junction')
  if (hasStudio(input)) await symlink(join(root, 'node_modules'), join(content, 'node_modules'), 'junction')
  return content
}

/** Writes the content of the earlier site, and its code if that has changed since. */
export async function writeEarlier(input: EarlierInput): Promise<EarlierSite> {
  const { root, site, revision, folder } = input
  const of = await findRevision(site, revision)
  const project = await findProject(input, of)
  const code = [
    ...(project ? below(project.place, ofProject) : []),
    ...(hasStudio(input) ? below(of.place, ofStudio) : []),
  ]
  const isCodeChanged = code.length > 0 && (await differsFrom(of, code))
  if (!project || !isCodeChanged)
    return { root, site: await writeContent(input, 'then'), isCodeChanged, hasOwnCode: isCodeChanged }

  const whole = join(folder, 'code')
  await writeRevision(of, [project.place || '.', of.place || '.'], whole)
  const own = join(whole, project.place)
  await preparePackages(root, own, await differsFrom(of, below(project.place, ['package-lock.json'])))
  return { root: own, site: join(whole, of.place), isCodeChanged, hasOwnCode: true }
}

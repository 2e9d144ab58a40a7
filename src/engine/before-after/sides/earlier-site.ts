import { existsSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { preparePackages } from './packages'
import { differsFrom, findRevision, type SiteRevision, writeRevision } from './revision-files'

/** Where the earlier state is written to, and from what. */
export interface EarlierInput {
  /** The folder of this project, and that of the site. */
  root: string
  site: string
  revision: string
  /** A folder that is removed afterwards. */
  folder: string
}

/** The earlier state of a site, ready to be built. */
export interface EarlierSite {
  /** The project whose code builds it: its own, where that was another one. */
  root: string
  site: string
  isCodeChanged: boolean
  hasOwnCode: boolean
}

/** What the code of a site is made of, below the folder of the project. Other commands and the tests show nothing. */
const ofProject = [
  ...['src', 'schemas', 'scripts/run.js', 'scripts/build.ts', 'scripts/code.ts'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

const ofStudio = ['src', 'schemas']

const below = (place: string, names: string[]) => names.map((name) => (place ? `${place}/${name}` : name))

/** Whether a site brings its own blocks. */
const hasStudio = ({ root, site }: EarlierInput) => site !== root && existsSync(join(site, 'src/studio'))

/** The project's own revision, where it is kept in the same repository as the site. */
async function findProject({ root, revision }: EarlierInput, of: SiteRevision): Promise<SiteRevision | undefined> {
  const found = await findRevision(root, revision).catch(() => undefined)
  return found?.git.folder === of.git.folder ? found : undefined
}

/**
 * Writes the content of a site as it was; a site with blocks of its own has them as they were then, or as they are today.
 * Returns its folder.
 */
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

/** Writes the earlier state of a site: its content alone, and with all code where that has changed since. */
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

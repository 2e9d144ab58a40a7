import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { packageFolders } from '../../../building/site-build/code/find-packages'
import { makeOwnCache, siteCache } from '../../../building/site-build/output/site-cache'
import { findStudio } from '../../../folders/studio-folder/find-studio'
import { sourcesIn } from '../../../folders/studio-folder/read-sources'
import { differsFrom, findRevision, type SiteRevision, writeRevision } from './revision-files'

/** Links each package: the folder has its own node_modules/.cache. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to)
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => name !== '.cache')
  for (const entry of entries)
    await symlink(join(from, entry.name), join(to, entry.name), entry.isFile() ? 'file' : 'junction')
}

/** If npm fails, the build reports what is missing. */
function installPackages(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32'
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
      shell: isWindows,
      // The build needs development dependencies.
      env: { ...process.env, NODE_ENV: 'development' },
    })
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
}

async function preparePackages(root: string, folder: string, hasOwn: boolean): Promise<void> {
  await (hasOwn ? installPackages(folder) : linkPackages(join(root, 'node_modules'), join(folder, 'node_modules')))
}

export interface EarlierInput {
  root: string
  site: string
  revision: string
  folder: string
}

export interface EarlierFolders {
  /** The project that builds it: the earlier one if its code has changed. */
  root: string
  site: string
  isCodeChanged: boolean
  hasOwnCode: boolean
}

const ofProject = [
  ...['src', 'schemas', 'scripts/run.js', 'scripts/build.ts', 'scripts/code.ts', 'scripts/packaging'],
  ...['tsconfig.studio.json', 'package.json', 'package-lock.json'],
]

const ofStudio = ['src', 'schemas']

const below = (place: string, names: string[]) => names.map((name) => (place ? `${place}/${name}` : name))

/** A site with a studio has blocks of its own. */
const hasStudio = ({ root, site }: EarlierInput) => site !== root && existsSync(join(site, 'src/studio'))

/** Returns the project's revision if the site's repository keeps the project. */
async function findProject({ root, revision }: EarlierInput, of: SiteRevision): Promise<SiteRevision | undefined> {
  const found = await findRevision(root, revision).catch(() => undefined)
  if (found?.git.folder !== of.git.folder) return undefined
  const kept = await found.git.ask('ls-tree', '--name-only', found.id, '--', ...below(found.place, ['package.json']))
  return kept ? found : undefined
}

export async function writeContent(input: EarlierInput, ownBlocks: 'then' | 'today'): Promise<string> {
  const { site, revision, folder } = input
  const of = await findRevision(site, revision)
  const isThen = hasStudio(input) && ownBlocks === 'then'
  const to = join(folder, `content-${ownBlocks}`)
  await writeRevision(of, below(of.place, ['pages.json', 'public', ...(isThen ? ofStudio : [])]), to)
  const content = join(to, of.place)
  if (hasStudio(input) && !isThen)
    for (const name of ofStudio) await symlink(join(site, name), join(content, name), 'junction')
  const packages = packageFolders(site).find(existsSync)
  if (hasStudio(input) && packages) await symlink(packages, join(content, 'node_modules'), 'junction')
  return content
}

export async function writeEarlier(input: EarlierInput): Promise<EarlierFolders> {
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

/**
 * Gives the earlier site today's encoded pictures, because encoding is the slowest step. Earlier code looks for them in
 * its packages. The sources' answers are copied, too, so that both states show the same.
 */
export async function copyKept(
  { root, site }: EarlierInput,
  earlier: Pick<EarlierFolders, 'root' | 'site'>,
): Promise<void> {
  const from = await siteCache(root, site, 'pictures')
  const to = [await makeOwnCache(earlier.site, 'pictures')]
  if (earlier.root !== root) to.push(join(earlier.root, 'node_modules/.cache', basename(from)))
  if (sourcesIn(await findStudio(root, site)).length > 0) {
    const answers = await makeOwnCache(earlier.site, 'sources')
    if (answers !== undefined) await cp(await siteCache(root, site, 'sources'), answers, { recursive: true })
  }
  for (const folder of to.filter((one) => one !== undefined))
    await cp(from, folder, { recursive: true }).catch(() => undefined)
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cacheFolder } from '../../folders/studio-folder/cache-folder'

export function typeConfigOf(root: string, site: string): string {
  const own = join(resolve(site), 'tsconfig.json')
  if (existsSync(own)) return own
  const folder = join(cacheFolder(root), 'types')
  mkdirSync(folder, { recursive: true })
  const config = {
    extends: join(root, 'tsconfig.studio.json'),
    compilerOptions: { paths: { '@studio/*': [join(resolve(site), 'src/studio/*')] } },
    include: [join(resolve(site), 'src')],
  }
  const file = join(folder, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(config, null, 2))
  return file
}

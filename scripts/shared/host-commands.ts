import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface HostCommand {
  command: string
  args: string[]
  env?: NodeJS.ProcessEnv
}

interface Hosted {
  dist: string
  /** For what the host writes. */
  folder: string
  /** Its configuration. */
  file?: string
}

/** Commands that run hosts in the foreground. */
export const hostCommands: Record<string, (listen: string, hosted: Hosted) => HostCommand> = {
  nginx(listen, { dist, folder, file = 'deploy/nginx.conf' }) {
    const site = readFileSync(file, 'utf8')
      .replace(/^ *listen .*\n/gm, '')
      .replace('server_name _;', `listen ${listen};\n    server_name _;`)
      .replace('/srv/site/dist', dist)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const main = join(folder, 'main.conf')
    writeFileSync(
      main,
      `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${site}}\n`,
    )
    return { command: 'nginx', args: ['-p', folder, '-c', main, '-e', 'stderr'] }
  },
  caddy: (listen, { dist, folder, file = 'deploy/Caddyfile' }) => ({
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: {
      SITE_ADDRESS: `http://${listen}`,
      SITE_ROOT: dist,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  }),
}

import { caddyfile } from './formats/caddy'
import { nginxConfig } from './formats/nginx'
import { vercelConfig } from './formats/vercel'
import { feedRules, headerRules } from './headers'
import type { HostedSite } from './hosted-site'
import { editorHeaderRules, type HostedEditor } from './web-editor'

/** An editor on the web has no addresses of its own besides its files. */
const withoutPages: HostedSite = {
  ...{ settings: {}, services: [], hasGuards: false, hasSearch: false, redirects: [], fallbacks: [], notFound: [] },
  ...{ hidden: [], sharedFolders: [], fileFolders: [], feeds: [] },
}

export function editorHostFiles(editor: HostedEditor): Record<string, string> {
  const rules = editorHeaderRules(editor)
  return {
    'deploy/editor/nginx.conf': nginxConfig(withoutPages, rules, 'dist-editor'),
    'deploy/editor/Caddyfile': caddyfile(withoutPages, rules, 'dist-editor'),
  }
}

export function hostFiles(site: HostedSite): Record<string, string> {
  const rules = headerRules(site)
  return {
    'deploy/nginx.conf': nginxConfig(site, rules, 'dist'),
    'deploy/Caddyfile': caddyfile(site, rules, 'dist'),
    'vercel.json': vercelConfig(site, [...rules, ...feedRules(site)]),
  }
}

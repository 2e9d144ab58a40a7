import { caddyfile } from './caddy'
import { headerRules } from './headers'
import type { HostedSite } from './hosted-site'
import { nginxConfig } from './nginx'
import { vercelConfig } from './vercel'

export function hostFiles(site: HostedSite): Record<string, string> {
  const rules = headerRules(site)
  return {
    'deploy/nginx.conf': nginxConfig(site, rules),
    'deploy/Caddyfile': caddyfile(site, rules),
    'vercel.json': vercelConfig(site, rules),
  }
}

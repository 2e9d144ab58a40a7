/**
 * Writes the excerpts of the hosts' published descriptions that validate the stand-in of tests/sites/git-host:
 * node --import tsx scripts/testing/describe-hosts.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeForgejo } from './describe-hosts/forgejo'
import { describeGitHub } from './describe-hosts/github'

const descriptions = join(import.meta.dirname, '../../tests/sites/git-host/descriptions')

/** Reads one file of a package: the whole of GitHub's has 400 MB. */
function readFromPackage(name: string, version: string, file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'description-'))
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const
    const archive =
      execFileSync('npm', ['pack', `${name}@${version}`], options)
        .trim()
        .split('\n')
        .at(-1) ?? ''
    execFileSync('tar', ['xzf', archive, `package/${file}`], { cwd: folder })
    return readFileSync(join(folder, 'package', file), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(name: string, source: string, description: object): void {
  writeFileSync(join(descriptions, `${name}.json`), `${JSON.stringify({ source, ...description })}\n`)
  console.log(`${name}.json from ${source}`)
}

const github = ['@octokit/openapi', '23.0.2'] as const
const forgejo = ['@llamaduck/forgejo-ts', '15.0.9'] as const
write('github', github.join(' '), describeGitHub(readFromPackage(...github, 'generated/api.github.com.json')))
write('forgejo', forgejo.join(' '), describeForgejo(readFromPackage(...forgejo, 'dist/index.d.ts')))

import { generate, staleFiles } from '../src/generate'

const root = process.cwd()

if (process.argv.includes('--check')) {
  const stale = await staleFiles(root)
  for (const path of stale) console.error(`${path} is out of date. Run "npm run generate" and commit what it writes.`)
  process.exitCode = stale.length > 0 ? 1 : 0
  if (stale.length === 0) console.log('Generated files are up to date.')
} else {
  const written = await generate(root)
  console.log(written.length > 0 ? `Wrote ${written.join(', ')}.` : 'Generated files are up to date.')
}

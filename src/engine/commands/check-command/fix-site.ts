import { join } from 'node:path'
import type { Check } from '../../content/check'
import { repairText } from '../../content/check/fix'
import { reportRepairs } from '../../content/check/fix/report-repairs'
import type { SiteFiles } from '../../folders/site-folder/read-site'
import { replaceFile } from '../../folders/site-folder/replace-file'

export interface FixOptions {
  isDryRun: boolean
  colour: boolean
  log(words: string): void
}

/** Prints the repairs. Throws NotWritten. */
export function fixSite(site: SiteFiles, check: Check, { isDryRun, colour, log }: FixOptions): SiteFiles {
  const { folder, text: before, files, at } = site
  const { text, repaired, remaining, refusal } = repairText(
    before,
    (changed) => check({ text: changed, files, at }).problems,
  )
  if (refusal) {
    log(
      `Nothing was repaired. The mistake in line ${refusal.line} has more than one answer, and until it is put right nobody can tell what the rest of the file means. Repair it yourself, then run this again.\n`,
    )
    return site
  }
  if (repaired.length === 0) {
    if (remaining.length > 0) log('None of the problems can be repaired without asking: each is for you to decide.\n')
    return site
  }
  if (!isDryRun) replaceFile(join(folder, 'pages.json'), before, text)
  log(reportRepairs(before, text, repaired, { isDryRun, colour }))
  return { ...site, text }
}

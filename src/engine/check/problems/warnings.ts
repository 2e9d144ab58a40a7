import type { Content } from '../content/content'
import { judgeTexts } from '../content/texts'
import { textRules, warningRules } from '../rules'
import { withoutEchoes } from './echoes'
import type { Warning } from './waivers'

/** Everything that the rules of warnings find, before any waiver. */
export function findWarnings(content: Content): Warning[] {
  const ofSite = Object.entries(warningRules).flatMap(([code, rule]) =>
    rule(content).map((finding) => ({ ...finding, rule: code })),
  )
  const richTexts = content.html.map(({ pointer }) => pointer)
  return withoutEchoes([...ofSite, ...judgeTexts(content.value, textRules, richTexts, content.standIns)])
}

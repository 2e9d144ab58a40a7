import type { SiteSettings } from '../../../base/schema-types/content'
import { feedTypes } from '../../../base/shared-types/feeds/made-feeds'
import { escapeHtml } from '../../../base/text/tags'

const verificationTags: Record<keyof NonNullable<SiteSettings['verification']>, string> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  naver: 'naver-site-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
}

/** Services look at the home page alone. */
export const verificationMetas = ({ verification = {} }: Pick<SiteSettings, 'verification'>): string[] =>
  Object.entries(verificationTags).flatMap(([service, name]) => {
    const code = verification[service as keyof typeof verificationTags]
    return code === undefined ? [] : [`<meta name="${name}" content="${escapeHtml(code)}">`]
  })

export const feedLinks = ({ feeds = [] }: Pick<SiteSettings, 'feeds'>): string[] =>
  feeds.map(
    ({ title, href, form }) =>
      `<link rel="alternate" type="${feedTypes[form]}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
  )

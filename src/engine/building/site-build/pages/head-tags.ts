import type { SiteSettings } from '../../../base/schema-types/content'
import { feedTypes } from '../../../base/shared-types/feeds/made-feeds'
import { asList, asObject, isObject } from '../../../base/shared-types/json'
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

type ThemeColours = Pick<SiteSettings, 'themeColour' | 'themeColourDark'>

/** Browsers take the first whose media apply. */
export const themeColours = ({ themeColour, themeColourDark }: ThemeColours): string[] => [
  ...(themeColourDark
    ? [`<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${escapeHtml(themeColourDark)}">`]
    : []),
  ...(themeColour ? [`<meta name="theme-color" content="${escapeHtml(themeColour)}">`] : []),
]

/** The tags of settings whose schema has the keyword "headTag": { "name" }, { "property" } or { "rel" }. */
export function ownHeadTags(schema: unknown, value: unknown): string[] {
  if (!isObject(schema) || value === undefined) return []
  const { headTag, properties, items } = schema
  if (headTag === undefined)
    return [
      ...Object.entries(asObject(properties)).flatMap(([name, field]) => ownHeadTags(field, asObject(value)[name])),
      ...asList(value).flatMap((item) => ownHeadTags(items, item)),
    ]
  const [[kind, name] = []] = Object.entries(asObject(headTag))
  const [tag, content] = kind === 'rel' ? ['link', 'href'] : ['meta', 'content']
  return [value]
    .flat()
    .map((text) => `<${tag} ${kind}="${escapeHtml(String(name))}" ${content}="${escapeHtml(String(text))}">`)
}

import type { Content, Draft, Finding } from '../content/content'
import type { TextRule } from '../content/texts'
import { altText } from './alt-text'
import { animation } from './animation'
import { blankText } from './blank-text'
import { blockPosition } from './block-position'
import { categoryExists } from './category-exists'
import { entryExists } from './entry-exists'
import { entryId } from './entry-id'
import { entryVisible } from './entry-visible'
import { fileClash } from './file-clash'
import { fileExists } from './file-exists'
import { garbledText } from './garbled-text'
import { guardTarget } from './guard-target'
import { headingOrder } from './heading-order'
import { homePage } from './home-page'
import { htmlAllowed } from './html-allowed'
import { htmlForm } from './html-form'
import { insecureLink } from './insecure-link'
import { keyPlace } from './key-place'
import { linkDetour } from './link-detour'
import { linkTarget } from './link-target'
import { linkText } from './link-text'
import { notFoundPage } from './not-found-page'
import { oneH1 } from './one-h1'
import { orderPlace } from './order-place'
import { orphanPage } from './orphan-page'
import { pageDescription } from './page-description'
import { pageTarget } from './page-target'
import { pageTitle } from './page-title'
import { phoneLink } from './phone-link'
import { pictureSize } from './picture-size'
import { plainText } from './plain-text'
import { privacyPage } from './privacy-page'
import { quotationMarks } from './quotation-marks'
import { readableFile } from './readable-file'
import { redirectChain } from './redirect-chain'
import { redirectTarget } from './redirect-target'
import { repeated } from './repeated'
import { reservedPath } from './reserved-path'
import { secret } from './secret'
import { sharedExists } from './shared-exists'
import { unfinishedText } from './unfinished-text'
import { uniqueAnchor } from './unique-anchor'
import { uniquePath } from './unique-path'
import { unpublishedFile } from './unpublished-file'
import { unusedFile } from './unused-file'
import { unusedShared } from './unused-shared'
import { videoId } from './video-id'

/** A rule about the whole site. It looks at the content and reports; it changes nothing and never throws. */
export type Rule = (content: Content) => Draft[]

/** A rule whose mistakes do not stop a build. Its code and its severity are added to what it finds. */
export type WarningRule = (content: Content) => Finding[]

/** Every whole-site rule whose mistakes stop a build, in the order in which an author would look for causes. */
export const rules: Rule[] = [
  homePage,
  uniquePath,
  reservedPath,
  redirectTarget,
  pageTarget,
  linkTarget,
  keyPlace,
  guardTarget,
  uniqueAnchor,
  fileExists,
  readableFile,
  animation,
  htmlAllowed,
  videoId,
  sharedExists,
  entryId,
  entryExists,
]

/** Every rule of warnings about the whole site, by its code. */
export const warningRules: Record<string, WarningRule> = {
  'page-title': pageTitle,
  'page-description': pageDescription,
  'one-h1': oneH1,
  'heading-order': headingOrder,
  'block-position': blockPosition,
  repeated,
  'html-form': htmlForm,
  'quotation-marks': quotationMarks,
  'alt-text': altText,
  'link-text': linkText,
  'insecure-link': insecureLink,
  'link-detour': linkDetour,
  'phone-link': phoneLink,
  'picture-size': pictureSize,
  'unused-shared': unusedShared,
  'unused-file': unusedFile,
  'unpublished-file': unpublishedFile,
  'orphan-page': orphanPage,
  'redirect-chain': redirectChain,
  'file-clash': fileClash,
  'entry-visible': entryVisible,
  'category-exists': categoryExists,
  'order-place': orderPlace,
  'not-found-page': notFoundPage,
  'privacy-page': privacyPage,
}

/** Every rule of warnings about a text, by its code. */
export const textRules: Record<string, TextRule> = {
  secret,
  'unfinished-text': unfinishedText,
  'plain-text': plainText,
  'garbled-text': garbledText,
  'blank-text': blankText,
}

import type { Rule } from '../findings/rule'
import { altText } from './alt-text'
import { animation } from './animation'
import { blankText } from './blank-text'
import { blockPosition } from './block-position'
import { calendarDay } from './calendar-day'
import { categoryExists } from './category-exists'
import { drawnFor } from './drawn-for'
import { eachTitle } from './each-title'
import { emptyGrid } from './empty-grid'
import { emptyLanguage } from './empty-language'
import { entryExists } from './entry-exists'
import { entryField } from './entry-field'
import { entryId } from './entry-id'
import { entryVisible } from './entry-visible'
import { expireRedirect } from './expire-redirect'
import { farDate } from './far-date'
import { feedAddress } from './feed-address'
import { fileClash } from './file-clash'
import { fileExists } from './file-exists'
import { formFields } from './form-fields'
import { formId } from './form-id'
import { formLimits } from './form-limits'
import { formReply } from './form-reply'
import { formService } from './form-service'
import { garbledText } from './garbled-text'
import { guardTarget } from './guard-target'
import { headingOrder } from './heading-order'
import { heldBlock } from './held-block'
import { homePage } from './home-page'
import { htmlAllowed } from './html-allowed'
import { htmlForm } from './html-form'
import { insecureLink } from './insecure-link'
import { keyPlace } from './key-place'
import { languages } from './languages'
import { linkAfterEnd } from './link-after-end'
import { linkDetour } from './link-detour'
import { linkLanguage } from './link-language'
import { linkTarget } from './link-target'
import { linkText } from './link-text'
import { listPages } from './list-pages'
import { localTime } from './local-time'
import { loop } from './loop'
import { missingSpace } from './missing-space'
import { notFoundPage } from './not-found-page'
import { oddCharacter } from './odd-character'
import { oldDraft } from './old-draft'
import { oneH1 } from './one-h1'
import { openingHours } from './opening-hours'
import { orderPlace } from './order-place'
import { orphanPage } from './orphan-page'
import { outdatedTranslation } from './outdated-translation'
import { pageDescription } from './page-description'
import { pageEnding } from './page-ending'
import { pageTarget } from './page-target'
import { pageTimes } from './page-times'
import { pageTitle } from './page-title'
import { pastDate } from './past-date'
import { phoneLink } from './phone-link'
import { pictureSize } from './picture-size'
import { plainText } from './plain-text'
import { privacyPage } from './privacy-page'
import { programFile } from './program-file'
import { publicTarget } from './public-target'
import { quotationMarks } from './quotation-marks'
import { readableFile } from './readable-file'
import { redirectChain } from './redirect-chain'
import { redirectTarget } from './redirect-target'
import { reel } from './reel'
import { repeated } from './repeated'
import { reservedPath } from './reserved-path'
import { secret } from './secret'
import { sharedExists } from './shared-exists'
import { sharedTranslation } from './shared-translation'
import { sound } from './sound'
import { standIn } from './stand-in'
import { timeTwice } from './time-twice'
import { timeZone } from './time-zone'
import { timer } from './timer'
import { translates } from './translates'
import { translationTimes } from './translation-times'
import { unfinishedText } from './unfinished-text'
import { uniqueAnchor } from './unique-anchor'
import { uniquePath } from './unique-path'
import { unorderedEntry } from './unordered-entry'
import { unpublishedFile } from './unpublished-file'
import { untranslatedShared } from './untranslated-shared'
import { untranslatedText } from './untranslated-text'
import { unusedFile } from './unused-file'
import { unusedShared } from './unused-shared'
import { valueAddress } from './value-address'
import { valueExists } from './value-exists'
import { valuePlace } from './value-place'
import { videoId } from './video-id'

/** In the order in which an author would look for causes. A test finds rules that are missing here. */
export const rules: Rule[] = [
  homePage,
  languages,
  uniquePath,
  reservedPath,
  redirectTarget,
  pageTarget,
  translates,
  linkTarget,
  timeZone,
  localTime,
  farDate,
  pageTimes,
  expireRedirect,
  publicTarget,
  timer,
  keyPlace,
  guardTarget,
  uniqueAnchor,
  fileExists,
  readableFile,
  programFile,
  animation,
  loop,
  reel,
  sound,
  htmlAllowed,
  videoId,
  sharedExists,
  sharedTranslation,
  heldBlock,
  feedAddress,
  entryId,
  entryExists,
  entryField,
  listPages,
  valueAddress,
  valuePlace,
  pageTitle,
  pageDescription,
  oneH1,
  headingOrder,
  blockPosition,
  pageEnding,
  drawnFor,
  repeated,
  htmlForm,
  quotationMarks,
  altText,
  linkText,
  insecureLink,
  linkDetour,
  linkLanguage,
  phoneLink,
  pictureSize,
  linkAfterEnd,
  timeTwice,
  pastDate,
  oldDraft,
  emptyGrid,
  valueExists,
  unorderedEntry,
  eachTitle,
  standIn,
  unusedShared,
  unusedFile,
  unpublishedFile,
  orphanPage,
  redirectChain,
  fileClash,
  entryVisible,
  categoryExists,
  orderPlace,
  notFoundPage,
  emptyLanguage,
  outdatedTranslation,
  untranslatedText,
  untranslatedShared,
  translationTimes,
  formLimits,
  openingHours,
  formFields,
  formReply,
  formId,
  formService,
  privacyPage,
  secret,
  unfinishedText,
  plainText,
  garbledText,
  oddCharacter,
  missingSpace,
  calendarDay,
  blankText,
]

/** The codes that waivers may name. */
export const waivableAmong = (all: readonly Rule[]): string[] =>
  all.filter(({ severity }) => severity === 'warning').map(({ code }) => code)

export const waivable = waivableAmong(rules)

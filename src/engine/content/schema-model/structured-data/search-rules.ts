/**
 * What search engines require of an item for a form of its own. "|" is between alternatives; an item in another has the
 * property and the type. From https://developers.google.com/search/docs/appearance/structured-data/search-gallery and
 * its pages.
 */
export const searchRules: Record<string, string[]> = {
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  Answer: ['text'],
  Course: ['name', 'description'],
  Event: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|applicantLocationRequirements'],
  LocalBusiness: ['name', 'address'],
  'location/Place': ['address'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Product: ['name', 'offers|review|aggregateRating'],
  'offers/Offer': ['price|priceSpecification'],
  Question: ['name', 'acceptedAnswer|suggestedAnswer'],
  Recipe: ['name', 'image'],
  Review: ['author', 'reviewRating'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
}

/** What is known of every page whose template says its type. */
export const knownOfPages = ['name', 'description', 'image', 'url']

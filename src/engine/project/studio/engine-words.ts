/** The words of the interface that the engine takes from words.json, in English. */
export const engineWords = {
  opensInNewTab: '(opens in a new tab)',
  mayWeCount: 'May we count your visit? It tells us which pages are read, and nothing else.',
  countingAllowed: 'At the moment you allow it.',
  countingRefused: 'At the moment you do not allow it.',
  notFollowed: 'Your browser asks all sites not to follow you, so we do not count your visit.',
  allow: 'Allow',
  refuse: 'No thanks',
  close: 'Close',
  statistics: 'Statistics',
  invalidEmail: 'Please give a valid email address.',
  signUpFailed: 'Something bad happened; please try again later.',
  signedUp: 'Thank you! Your address is on the list.',
  goBack: 'Go back',
  loadsFrom: '“{title}” comes from {service}, which learns of your visit when you show it.',
  showOnce: 'Show “{title}”',
  alwaysShow: 'Always show {service}',
  openAt: 'Open at {service}',
  askAgain: 'Ask again before showing {service}',
  pageNotLoaded: 'We could not fetch that page. Are you online?',
  tryAgain: 'Try again',
  blockNotShown: 'This part of the page cannot be shown right now.',
  moved: 'Moved',
  movedTo: 'This page has moved to {link}.',
}

/** "{count}", "{title}" */
export const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

import { HostRefusal } from './host-refusal'

const kept = 'Your changes are kept here.'

/** "in 2 minutes" */
function describeWait(until: Date, now: Date): string {
  const minutes = Math.round((until.getTime() - now.getTime()) / 60_000)
  return minutes <= 1 ? 'in a minute' : `in ${minutes} minutes`
}

/** What helps against a rule, by the words in which hosts name it. */
const remedies: [sign: RegExp, remedy: string][] = [
  [/secret|credential/i, 'Take it out of your words and files, and publish again.'],
  [/e-?mail/i, 'Choose that address in your account there, or ask the person who looks after the site.'],
  [
    /branch name|name of (?:the |a )?branch/i,
    'That name is made of your description: describe your change in other words.',
  ],
  [
    /commit message|message (?:must|should|does)/i,
    'That message is your description: describe your change as the rule asks.',
  ],
  [/file (?:size|name|path)|\bsize|larger|too (?:large|big)|exceed/i, 'Change that file, and publish again.'],
]

const withoutStop = (words: string) => words.replace(/(?<![.\s])[.\s]+$/, '')

const oneLine = (reason: string) => reason.replace(/\s+/g, ' ').trim().slice(0, 300)

/** `host` is "GitHub", `repository` "fox/site". The words are an author's. */
export class Refusals {
  constructor(
    readonly host: string,
    private readonly repository: string,
  ) {}

  signedOut(): HostRefusal {
    return new HostRefusal('signed-out', `${this.host} no longer accepts your sign-in. ${kept} Sign in again to go on.`)
  }

  notSignedIn(why: string): HostRefusal {
    return new HostRefusal(
      'signed-out',
      `${this.host} did not sign you in: ${withoutStop(why)}. ${kept} Sign in again.`,
    )
  }

  /** `reason` is the host's own. */
  tokenLacksRights(reason = ''): HostRefusal {
    const words = `Your sign-in may not do this in ${this.repository} at ${this.host}. ${kept} Sign in with a token that may write contents and open requests, or ask the person who looks after the site for the permission.${this.says(reason)}`
    return new HostRefusal('forbidden', words)
  }

  archived(): HostRefusal {
    const words = `${this.repository} is archived at ${this.host}: it can be read, but not changed. ${kept} Ask the person who looks after the site, or save your changes as a file.`
    return new HostRefusal('forbidden', words)
  }

  noRepository(): HostRefusal {
    const words = `${this.host} has no repository ${this.repository} that you may see. Ask the person who looks after the site to add you, or sign in as someone else.`
    return new HostRefusal('missing', words)
  }

  movedRepository(): HostRefusal {
    const words = `${this.repository} has been moved or renamed at ${this.host}. ${kept} Ask the person who set up this editor to enter the new name.`
    return new HostRefusal('missing', words)
  }

  empty(): HostRefusal {
    const words = `${this.repository} is still empty at ${this.host}. Ask the person who set up this editor to push the site to it first.`
    return new HostRefusal('missing', words)
  }

  noBranch(branch: string): HostRefusal {
    const words = `“${branch}” does not exist at ${this.host}: it was deleted, or never sent. ${kept} Publish them to send them again.`
    return new HostRefusal('missing', words)
  }

  noContent(): HostRefusal {
    return new HostRefusal(
      'missing',
      `${this.host} no longer has this version of the site. ${kept} Reload to get the newest.`,
    )
  }

  keptElsewhere(): HostRefusal {
    const words = `${this.host} keeps this file in Git LFS, where the editor cannot read it. The file is safe, and the published site shows it.`
    return new HostRefusal('other', words)
  }

  tooLargeToRead(): HostRefusal {
    const words = `This file is too large for ${this.host} to hand it to the editor. The file is safe, and the published site shows it.`
    return new HostRefusal('too-large', words)
  }

  moved(branch: string): HostRefusal {
    const words = `Someone else has changed “${branch}” at ${this.host}. Nothing was overwritten, and your changes are kept here. Publish again to send them on top.`
    return new HostRefusal('moved', words)
  }

  taken(branch: string): HostRefusal {
    const words = `${this.host} cannot take “${branch}” as the name of these changes: other changes have that name, or a name in its way. ${kept} Describe your change in other words, and publish again.`
    return new HostRefusal('taken', words)
  }

  protected(branch: string, reason = ''): HostRefusal {
    const words = `The rules of ${this.repository} at ${this.host} do not let you change “${branch}”. ${kept} Ask the person who looks after the site.${this.says(reason)}`
    return new HostRefusal('protected', words)
  }

  /** A rule, in the host's own words. */
  refused(reason: string): HostRefusal {
    const remedy = remedies.find(([sign]) => sign.test(reason))?.[1] ?? 'Ask the person who looks after the site.'
    return new HostRefusal('refused', `${this.host} refused the change.${this.says(reason)} ${kept} ${remedy}`)
  }

  notCarried(paths: readonly string[]): HostRefusal {
    const words = `In your request others have changed what cannot be sent along: ${paths.join(', ')}. ${kept} Ask for the request to be accepted first, or withdraw it: then these changes are left in its branch.`
    return new HostRefusal('other', words)
  }

  tooLarge(largest?: string): HostRefusal {
    const words = `${this.host} does not accept this much at once. ${kept} Make ${largest ?? 'the largest file'} smaller, and publish again.`
    return new HostRefusal('too-large', words)
  }

  limited(until: Date, now = new Date()): HostRefusal {
    const words = `${this.host} has had too many requests and answers again ${describeWait(until, now)}. ${kept}`
    return new HostRefusal('limited', words, until)
  }

  unreachable(): HostRefusal {
    const words = `${this.host} cannot be reached. ${kept} Check that you are online, and try again. If nothing helps, tell the person who set up this editor.`
    return new HostRefusal('unreachable', words)
  }

  down(): HostRefusal {
    return new HostRefusal('unreachable', `${this.host} is not working at the moment. ${kept} Try again later.`)
  }

  foreign(): HostRefusal {
    const words = `Something other than ${this.host} answered, perhaps the sign-in page of a network. ${kept} Check that you are online, and try again.`
    return new HostRefusal('unreachable', words)
  }

  nothingChanged(): HostRefusal {
    return new HostRefusal('other', `${this.host} holds these changes already: there is nothing to publish.`)
  }

  nothingToReview(branch: string): HostRefusal {
    return new HostRefusal(
      'other',
      `“${branch}” holds nothing that is new at ${this.host}: its changes are published already.`,
    )
  }

  other(reason: string): HostRefusal {
    const words = `${this.host} refused the change.${this.says(reason)} ${kept} Try again. If it is refused again, save your changes as a file.`
    return new HostRefusal('other', words)
  }

  private says(reason: string): string {
    const said = oneLine(reason)
    return said && ` ${this.host} says: “${said}”`
  }
}

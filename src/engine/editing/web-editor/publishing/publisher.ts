import { Failure, isFailure } from '../../../base/shared-types/failure'
import { capitalize } from '../../../base/text/language/capitalize'
import type { Account, GitHost } from '../../../git/git-hosts/git-host'
import type { PublishRun } from '../../edited-site/publishing'
import { Progress } from '../../edited-site/publishing/progress'
import { nothingDiffers, nothingToPublish, whyNotPublish } from '../../edited-site/publishing/publish-answers'
import type { Planned, PublisherParts } from './publisher-parts'
import type { Sent } from './record'
import { Sending } from './sending'
import { askAgain, insteadOfDirect, mayNotWrite, placeTaken, sentAlong } from './sentences'

const ask = 'Ask for them to be accepted'

export class Publisher {
  constructor(
    private readonly parts: PublisherParts,
    private readonly host: GitHost,
    private readonly onChange: (run: PublishRun) => void,
  ) {}

  private get sending(): Sending {
    return new Sending({ ...this.parts, prepare: () => this.prepare() }, this.host)
  }

  /** Undefined if there is no request. After a failed step, which says why, too. */
  async publish(words: string): Promise<Sent | undefined> {
    const names = ['Check the site', `Contact ${this.parts.place.title}`, 'Send the changes']
    const progress = new Progress(names, this.onChange)
    try {
      return await this.parts.upstream.exclusive(() => this.runSteps(words, progress))
    } catch (error) {
      // The step shows a Failure.
      if (!isFailure(error)) console.error(error)
      return undefined
    } finally {
      progress.update({ isRunning: false })
    }
  }

  private async runSteps(words: string, progress: Progress): Promise<Sent | undefined> {
    const { upstream, place, addressOf } = this.parts
    const { title, server } = place
    const planned = await progress.step(
      0,
      () => this.prepare(),
      ({ plan: { counts } }) => (counts ? `${capitalize(counts)}.` : ''),
    )
    const { way, counts } = planned.plan
    if (way === 'request') progress.add(ask)
    await progress.step(
      1,
      () => this.open(),
      ({ person }) => `You are signed in to ${title} as ${person}.`,
    )
    if (way === 'withdrawal') {
      await progress.step(
        2,
        () => upstream.withdraw(this.host),
        () => nothingDiffers,
      )
      progress.update({ server, isDone: 'withdrawal' })
      return undefined
    }
    const { sent, why } = await progress.step(
      2,
      () => (way === 'direct' ? this.sending.sendAtOnce(words, planned) : this.sending.send(words, planned)),
      (done) => this.describeSent(done),
    )
    if (!sent) {
      progress.update({ server, isDone: 'direct' })
      return undefined
    }
    if (why !== undefined) progress.add(ask)
    const { branch, request } = await progress.step(
      3,
      () => this.request(sent, words, counts),
      () => `${server} has the request.`,
    )
    progress.update({
      ...{ branch, server },
      ...(request !== undefined && { request }),
      preview: { address: addressOf(branch), isOfHost: false, isExpected: true },
    })
    return { ...sent, branch }
  }

  private describeSent({ sent, why }: { sent?: Sent; why?: string }): string {
    if (!sent) return 'They are part of the site.'
    const { earlier } = this.parts.upstream.known
    const replaced =
      earlier?.request === undefined
        ? ''
        : ` ${this.parts.place.title} cannot add to a request, so a new one takes the place of the earlier one.`
    const along = sent.foreign?.length ? ` ${sentAlong(sent.foreign)}` : ''
    return `${why === undefined ? '' : `${insteadOfDirect(why)} `}They have arrived there.${replaced}${along}`
  }

  private async prepare(): Promise<Planned> {
    const { upstream } = this.parts
    await upstream.catchUpNow(this.host)
    const planned = await this.parts.plan()
    const why = whyNotPublish(planned.plan)
    if (why === nothingToPublish) throw new Failure(upstream.known.news ?? why)
    if (why !== undefined) throw new Failure(why)
    return planned
  }

  private async open(): Promise<Account> {
    const account = await this.host.open()
    const { person, mayWrite, whyNot } = account
    if (!mayWrite) throw new Failure(whyNot ?? mayNotWrite(person, this.parts.place.server))
    return account
  }

  private async request(sent: Sent, words: string, counts: string): Promise<Sent> {
    const { upstream, addressOf } = this.parts
    const { base, earlier } = upstream.known
    try {
      const replaced = earlier?.request === undefined ? '' : placeTaken(earlier.request)
      const text = [counts, replaced, addressOf(sent.branch)].filter(Boolean).join('\n\n')
      const { address } = await this.host.request(sent.branch, base.head.branch, { title: words, text })
      const asked: Sent = { ...sent, words, request: address }
      upstream.keep({ waiting: asked })
      await upstream.closeEarlier(this.host)
      const waiting: Sent = { ...asked, isAsked: true }
      upstream.keep({ waiting })
      return waiting
    } catch (error) {
      if (!isFailure(error)) throw error
      throw new Failure(askAgain(error.message))
    }
  }
}

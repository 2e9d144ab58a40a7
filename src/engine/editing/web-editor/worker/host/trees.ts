import type { BuiltFor } from '../../../../base/shared-types/web-editor/built-for'
import type { GitHost, Head } from '../../../../git/git-hosts/git-host'

/** Whether the branch has other schemas or code than this editor was built from. */
export class Trees {
  private seen?: string
  #areOutdated = false

  constructor(private readonly built: Pick<BuiltFor, 'trees'>) {}

  get areOutdated(): boolean {
    return this.#areOutdated
  }

  async look(host: GitHost, head: Head): Promise<void> {
    if (head.commit === this.seen) return
    const ids = Object.entries(this.built.trees)
    const now = await Promise.all(ids.map(([path]) => host.find(head, path)))
    this.#areOutdated = ids.some(([, id], at) => now[at]?.id !== id)
    this.seen = head.commit
  }
}

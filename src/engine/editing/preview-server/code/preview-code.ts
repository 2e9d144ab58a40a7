import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { isFailure } from '../../../base/shared-types/failure'
import { startCode } from '../../../building/site-build/code/cached-code'
import { watchFolder } from '../../../folders/site-folder/folder-watcher'
import { openBuiltCode } from './built-code'
import type { PageCode } from './page-code'

export interface PreviewCode {
  readonly current: PageCode
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, path: string) => boolean
  stop: () => Promise<void>
}

interface Input {
  root: string
  studio: string
  isLive?: boolean
  onSwitch: () => void
  onSource: () => void
}

const isVitesSocket = ({ headers }: IncomingMessage, path: string): boolean =>
  path === '/' && ['vite-hmr', 'vite-ping'].includes(headers['sec-websocket-protocol'] ?? '')

/** Whether pages are made of this file. Rules and sources of a studio are watched by keep-in-step.ts. */
const isSource = (path: string) => !/\.test\.tsx?$|[\\/]generated[\\/]|[\\/]studio[\\/](?:rules|sources)\b/.test(path)

/** Returns undefined where a source has a mistake, which Vite shows in the page. */
async function openBuilt(root: string, studio: string): Promise<PageCode | undefined> {
  try {
    const { ready } = await startCode({ root, studio, kind: 'preview', languages: [] }, console.log)
    return openBuiltCode(await ready)
  } catch (error) {
    if (isFailure(error)) return undefined
    throw error
  }
}

/**
 * Bundled code loads in a moment. When a source is edited, it becomes live: then each edit of a component or style
 * shows in the open page.
 */
export async function openPreviewCode({ root, studio, isLive, onSwitch, onSource }: Input): Promise<PreviewCode> {
  /** Hands requests for a web socket to Vite. */
  const upgrades = new EventEmitter()
  // Vite is loaded when it is needed: it takes as much memory as the rest of the preview.
  const openLive = async () => (await import('./live-code')).openLiveCode(root, studio, upgrades)
  let current = (isLive ? undefined : await openBuilt(root, studio)) ?? (await openLive())
  let switching: Promise<void> | undefined

  async function switchToLive(): Promise<void> {
    console.log('The code has changed: the preview now follows its sources.')
    const live = await openLive()
    await current.close()
    current = live
    onSwitch()
  }

  const stops = [join(root, 'src/engine'), join(studio, 'src/studio')].map((folder) =>
    watchFolder(folder, (paths) => {
      if (!paths.some(isSource)) return
      if (current.isLive) return onSource()
      switching ??= switchToLive()
      switching.catch((error: Error) => console.error(error.message))
    }),
  )

  return {
    get current() {
      return current
    },
    upgrade: (request, socket, head, path) =>
      isVitesSocket(request, path) && upgrades.emit('upgrade', request, socket, head),
    async stop() {
      for (const stop of stops) stop()
      await switching
      await current.close()
    },
  }
}

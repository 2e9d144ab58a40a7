import type { ChangePictures, Publishing } from '../../edited-site/publishing'
import { Sender } from './sender'

export function createHttpPublishing(token: string): Publishing {
  const sender = new Sender(token)
  return {
    changes: () => sender.send('changes'),
    takeBack: (id, revision) => sender.send('take-back', { id, revision }),
    plan: () => sender.send('publish-plan'),
    publish: (words) => sender.send('publish', { words }),
    state: () => sender.send('publish-state'),
    waiting: () => sender.send('waiting'),
    withdraw: () => sender.send('withdraw'),
    saveChange: () => sender.send('save-change'),
  }
}

export function createHttpPictures(token: string): ChangePictures {
  const sender = new Sender(token)
  return { take: () => sender.send('take-pictures'), state: () => sender.send('pictures') }
}

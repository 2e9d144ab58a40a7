import { afterPaint } from '@engine/dom/after-paint'

/** Resolves when a picture has come and been painted. Rejects when it does not come. */
export async function painted(picture: HTMLImageElement): Promise<void> {
  await picture.decode()
  await new Promise<void>((resolve) => afterPaint(resolve))
}

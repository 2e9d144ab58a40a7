import { afterPaint } from 'schema-pages/dom/after-paint'

/** Rejects if the picture does not load. */
export async function painted(picture: HTMLImageElement): Promise<void> {
  await picture.decode()
  await new Promise<void>((resolve) => afterPaint(resolve))
}

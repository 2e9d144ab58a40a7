/** Tests replace this module, because jsdom cannot reload. */
export const reloadPage = (): void => location.reload()

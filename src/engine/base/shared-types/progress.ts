/** Reports "Rendered 240 of 1,000 pages". `unit` defaults to pages. */
export type ReportProgress = (work: string, done: number, all: number, unit?: string) => void

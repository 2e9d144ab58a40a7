/** Reports how far a long job has come: "Rendered", 240 of 1,000. `unit` says what is counted, pages by default. */
export type Progress = (work: string, done: number, all: number, unit?: string) => void

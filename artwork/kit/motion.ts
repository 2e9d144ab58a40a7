/** How things move from drawing to drawing. */

/** The value that a drawing has in a list, as an animator's chart gives it; what goes beyond stays at 0. */
export const chart = (drawing: number, ...values: number[]): number => values[drawing] ?? 0

/** To and fro without an end, slow at the turns: `of` drawings a round, `lag` of a round behind (0 to 1). */
export const swing = (drawing: number, of: number, amount: number, lag = 0): number =>
  Math.round(amount * 100 * (Math.sin(2 * Math.PI * (drawing / of - lag)) + Math.sin(2 * Math.PI * lag))) / 100

/** The lids of a blink in three drawings: open, half, shut. */
export const blink = (drawing: number): number => chart(drawing, 0, 0.6, 1)

export const groundOf = (drawing: string): string | undefined =>
  /fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/i.exec(drawing)?.[1]

type Schemas = Record<string, object>

/** An environment variable, or a file that git ignores. */
export interface AccessKeyNames {
  variable: string
  file: string
}

export function accessKeyNames(schemas: Schemas): AccessKeyNames {
  const page = schemas['page.schema.json'] as { $defs?: { guard?: { accessKey?: AccessKeyNames } } } | undefined
  return page?.$defs?.guard?.accessKey ?? { variable: 'ACCESS_KEY', file: '.access-key' }
}

type Schemas = Record<string, object>

/** Where the access key of a studio's guarded pages is kept: an environment variable, else a file that git ignores. */
export interface AccessKeyNames {
  variable: string
  file: string
}

/** Reads the names from the keyword "accessKey" of the studio's schema of guards. */
export function accessKeyNames(schemas: Schemas): AccessKeyNames {
  const page = schemas['page.schema.json'] as { $defs?: { guard?: { accessKey?: AccessKeyNames } } } | undefined
  return page?.$defs?.guard?.accessKey ?? { variable: 'ACCESS_KEY', file: '.access-key' }
}

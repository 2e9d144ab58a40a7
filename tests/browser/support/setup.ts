import { afterEach } from 'vitest'
import { expectNoViolations } from './site'

afterEach(expectNoViolations)

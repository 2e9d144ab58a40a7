import type { Schemas } from '../../check'
import { openValidator, type Validate } from '../../check/schema/open-validator'
import type { FileFacts } from '../../facts/file-facts'
import { type BuiltFor, type SealedStart, type StartText, webEditorData } from '../../model/web-editor/built-for'

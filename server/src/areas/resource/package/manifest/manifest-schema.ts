import { manifest } from '@atrium/contract/resource/package'
import { z } from 'zod'

/** The JSON Schema of `manifest.json`, as published for those who make packages themselves. */
export const manifestSchema = {
  ...z.toJSONSchema(manifest, { io: 'input', unrepresentable: 'any' }),
  title: 'Atrium package manifest, version 1',
}

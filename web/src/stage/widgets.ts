import type { ResourceType } from '@atrium/contract/resource-types'
import type { ComponentType } from 'react'
import { CannotShow } from './cannot-show.ts'
import type { StageContent } from './widget.ts'

interface StageModule {
  default: ComponentType<StageContent>
}

// Each stage takes what is inside its own type, and is only given that.
const stages = import.meta.glob<StageModule>('./*/*-stage.tsx')
const ofFolder = (folder: ResourceType): Promise<StageModule> =>
  stages[`./${folder}/${folder}-stage.tsx`]?.() ?? Promise.reject(new CannotShow('broken'))

/** The widgets of RT-10 by their names. Each is a chunk of its own, fetched when it is first needed. */
export const widgets = {
  loginDetail: () => ofFolder('login'),
  scheduleDetail: () => ofFolder('schedule'),
  documentTemplateDetail: () => ofFolder('document-template'),
  documentStyleDetail: () => ofFolder('document-style'),
  portalDetail: () => ofFolder('portal'),
  /** A live form, or a diagram with the rights each step has on the fields. */
  fieldDetail: ofFolder,
  'upload-file': () => import('../page/upload/file/upload-file.tsx'),
}

export const widgetOf: Record<ResourceType, Exclude<keyof typeof widgets, 'upload-file'>> = {
  form: 'fieldDetail',
  flow: 'fieldDetail',
  login: 'loginDetail',
  'document-template': 'documentTemplateDetail',
  'document-style': 'documentStyleDetail',
  schedule: 'scheduleDetail',
  portal: 'portalDetail',
}

const loaded = new Map<ResourceType, Promise<StageModule>>()

/** The same promise for everybody who asks, so that drawing can wait for it. */
export function loadWidget(type: ResourceType): Promise<StageModule> {
  const known = loaded.get(type)
  if (known) return known
  const asked = widgets[widgetOf[type]](type)
  loaded.set(type, asked)
  return asked
}

/** A chunk that did not arrive is asked for again. */
export function forgetWidget(type: ResourceType) {
  loaded.delete(type)
}

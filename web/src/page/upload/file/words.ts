import { findMismatch } from '@atrium/contract/file-families'
import { fileSizes } from '@atrium/contract/limits'
import type { TFunction } from 'i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import type { StoredFile, UploadState } from '../../../platform/upload/upload.ts'

interface UploadTexts {
  state: 'going' | 'ready' | 'failed'
  words: string
  note: string
  message?: string
}

/** How far an upload is, in the reader's language. */
export function wordsFor(t: TFunction, upload: UploadState): UploadTexts {
  const { stage, file, purpose } = upload
  if (stage === 'refused' && file) return refusedWords(t, file)
  const words = t(`shared:upload.stage.${stage}`)
  const part = t('shared:upload.part_sent', { percent: percentOf(upload) })

  if (stage === 'sending') return { state: 'going', words: `${percentOf(upload)}%`, note: paceOf(t, upload) }
  if (stage === 'lost') return { state: 'failed', words, note: part }
  if (stage === 'paused') return { state: 'going', words, note: part }
  if (stage === 'unfinished') return { state: 'going', words, note: part, message: t('shared:upload.choose_again') }
  if (stage === 'checking') return { state: 'going', words, note: t(`shared:upload.step.${file?.state ?? 'received'}`) }
  if (stage === 'ready') return { state: 'ready', words, note: t(`shared:upload.kept.${purpose}`) }
  if (stage === 'failed') return { state: 'failed', words, note: '', message: problemText(t, upload) }
  return { state: 'going', words, note: '' }
}

type RefusedFile = Pick<StoredFile, 'state' | 'reason' | 'file_name' | 'content_type'>

export function refusedWords(t: TFunction, file: RefusedFile): UploadTexts {
  const { state } = file
  const words = state === 'quarantined' ? t('shared:status.quarantined') : t('shared:status.failed')
  return { state: 'failed', words, note: '', message: reasonText(t, file) }
}

/** 'This is a Windows program, not a Word document.' */
function reasonText(t: TFunction, { reason, file_name, content_type }: RefusedFile): string {
  const mismatch = reason === 'misnamed' ? findMismatch(file_name, content_type) : null
  if (!mismatch) return t(`shared:upload.reason.${reason ?? 'unreadable'}`)
  return t('shared:upload.misnamed', {
    found: t(`shared:upload.family.${mismatch.found}`),
    named: t(`shared:upload.family.${mismatch.named}`),
  })
}

/** Never 100 before everything is there. */
export function percentOf({ sent, size }: Pick<UploadState, 'sent' | 'size'>): number {
  return size === 0 ? 0 : Math.floor((sent / size) * 100)
}

function problemText(t: TFunction, { problem, kind }: UploadState): string {
  if (!problem) return ''
  if ('message' in problem) return problem.message
  return t(`shared:upload.problem.${problem.name}`, { size: formatSize(fileSizes[kind]) })
}

/** '3.1 MB/s · 还需 6 秒', once there is something to say. */
function paceOf(t: TFunction, { pace, sent, size }: UploadState): string {
  if (!pace) return ''
  return `${formatSize(pace)}/s · ${leftText(t, Math.ceil((size - sent) / pace))}`
}

function leftText(t: TFunction, seconds: number): string {
  if (seconds < 60) return t('shared:upload.left.seconds', { time: seconds })
  if (seconds < 3_600) return t('shared:upload.left.minutes', { time: Math.ceil(seconds / 60) })
  return t('shared:upload.left.hours', { time: Math.ceil(seconds / 3_600) })
}

import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stage, UploadState } from '../../../platform/upload/upload.ts'
import { wordsFor } from './words.ts'

const worthSaying: ReadonlySet<Stage> = new Set(['lost', 'paused', 'checking', 'ready', 'refused', 'failed'])

/** For those who listen: what became of a file, once, and never how many percent. */
export function Announcer({ uploads }: { uploads: readonly UploadState[] }) {
  const { t } = useTranslation('shared')
  const before = useRef(new Map<string, Stage>())
  const [text, setText] = useState('')

  useEffect(() => {
    const changed = uploads.filter(({ file_name, stage }) => before.current.get(file_name) !== stage)
    before.current = new Map(uploads.map(({ file_name, stage }) => [file_name, stage]))

    const news = changed.filter(({ stage }) => worthSaying.has(stage))
    if (news.length > 0) setText(news.map((upload) => sentence(t, upload)).join(' '))
  }, [uploads, t])

  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}

function sentence(t: TFunction, upload: UploadState) {
  const { words, message } = wordsFor(t, upload)
  return t('shared:upload.said', { name: upload.name, words: message ? `${words}: ${message}` : words })
}

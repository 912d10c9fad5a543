import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import { findUnfinished } from '../../../platform/upload/unfinished.ts'
import type { Stage, UploadState } from '../../../platform/upload/upload.ts'
import { addFiles, cancelUpload, pauseUpload, resumeUpload } from '../../../platform/upload/uploads.ts'
import { Button } from '../../../ui/form/button.tsx'
import { UploadItem } from '../../../ui/form/upload-item.tsx'
import styles from './upload-list.module.css'
import { percentOf, wordsFor } from './words.ts'

const worthSaying: ReadonlySet<Stage> = new Set(['lost', 'paused', 'checking', 'ready', 'refused', 'failed'])

const pausable: ReadonlySet<Stage> = new Set(['waiting', 'preparing', 'sending'])
const underWay: ReadonlySet<Stage> = new Set([...pausable, 'lost', 'paused'])

interface UploadListProps {
  uploads: readonly UploadState[]
  /** Where a file goes that is resumed here. */
  place?: Parameters<typeof addFiles>[2]
}

/** The box of everything that is on its way, or has just arrived. */
export function UploadList({ uploads, place }: UploadListProps) {
  const { t } = useTranslation('shared')
  const going = uploads.filter(({ stage }) => underWay.has(stage)).length
  const checking = uploads.filter(({ stage }) => stage === 'checking').length

  return (
    <>
      <Announcer uploads={uploads} />
      {uploads.length > 0 && (
        <section className={styles.box} aria-label={t('upload.list')}>
          <div className={styles.head}>
            <b>
              {going > 0
                ? t('upload.going', { count: going })
                : checking > 0
                  ? t('upload.checking', { count: checking })
                  : t('upload.list')}
            </b>
            <span>{going > 0 && t('upload.keeps')}</span>
            <PauseAll uploads={uploads} />
          </div>
          <ul>
            {uploads.map((upload) => (
              <Item key={upload.file_name} upload={upload} place={place} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function PauseAll({ uploads }: Pick<UploadListProps, 'uploads'>) {
  const { t } = useTranslation('shared')
  const going = uploads.filter(({ stage }) => pausable.has(stage))
  const paused = uploads.filter(({ stage }) => stage === 'paused')
  const [some, name, change] =
    going.length > 0 ? ([going, 'pause_all', pauseUpload] as const) : ([paused, 'resume_all', resumeUpload] as const)
  if (some.length === 0) return null

  const changeAll = () => {
    for (const { file_name } of some) change(file_name)
  }
  return (
    <Button kind="text" size="small" onClick={changeAll}>
      {t(`upload.${name}`)}
    </Button>
  )
}

function Item({ upload, place }: { upload: UploadState; place: UploadListProps['place'] }) {
  const { t } = useTranslation('shared')
  const { file_name, name, size, stage, problem } = upload
  const [isAnother, setAnother] = useState(false)
  const { message, ...words } = wordsFor(t, upload)

  const goOn = stage === 'unfinished' ? () => pickFile(choose) : () => resumeUpload(file_name)
  const mayGoOn =
    stage === 'paused' || stage === 'lost' || stage === 'unfinished' || (problem !== null && 'message' in problem)

  /** Only the same file is resumed; another one is rejected. */
  function choose(file: File) {
    const isSame = findUnfinished(file, upload)?.file_name === file_name
    setAnother(!isSame)
    if (isSame) addFiles([file], upload, place)
  }

  return (
    <UploadItem
      {...words}
      file_name={name}
      size={formatSize(size)}
      progress={percentOf(upload)}
      message={isAnother && stage === 'unfinished' ? t('upload.another_file', { name }) : message}
      onPause={pausable.has(stage) ? () => pauseUpload(file_name) : undefined}
      onResume={mayGoOn ? goOn : undefined}
      onCancel={stage === 'checking' ? undefined : () => void cancelUpload(file_name)}
    />
  )
}

function pickFile(onFile: (file: File) => void) {
  const picker = document.createElement('input')
  picker.type = 'file'
  picker.onchange = () => {
    if (picker.files?.[0]) onFile(picker.files[0])
  }
  picker.click()
}

/** For those who listen: what became of a file, once, and never how many percent. */
function Announcer({ uploads }: Pick<UploadListProps, 'uploads'>) {
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

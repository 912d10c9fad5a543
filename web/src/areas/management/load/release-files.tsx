import type { Answer } from '@atrium/contract/calls'
import { architectures } from '@atrium/contract/download/download'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../../platform/format/format-size.ts'
import { uploadInstaller } from '../../../platform/upload/upload-installer.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import styles from './release.module.css'

type ManagedReleaseFile = Answer<'GET /api/management/releases/{release_id}'>['files'][number]
type ReleaseFileValues = Pick<ManagedReleaseFile, 'file_id' | 'platform_id' | 'architecture'>

interface ReleaseFilesProps {
  files: ReleaseFileValues[]
  /** What is known of those that are saved already. */
  known: ManagedReleaseFile[]
  platforms: Answer<'GET /api/management/releases/choices'>['platforms']
  /** Null once they are signed. */
  onChange: ((files: ReleaseFileValues[]) => void) | null
}

/** Files with what they are for, and the sums people check them by. */
export function ReleaseFiles({ files, known, platforms, onChange }: ReleaseFilesProps) {
  const { t } = useTranslation('management')
  const [names, setNames] = useState<Record<number, string>>({})
  const { going, failed, send } = useInstallers((file_id, name) => {
    setNames((before) => ({ ...before, [file_id]: name }))
    onChange?.([...files, { file_id, platform_id: platforms[0]?.platform_id ?? 0, architecture: 'x64' }])
  })
  const choices = platforms.map(({ platform_id, platform_name }) => ({
    value: String(platform_id),
    name: platform_name,
  }))

  return (
    <div className={styles.files}>
      <ul>
        {files.map((file, place) => {
          const saved = known.find(({ file_id }) => file_id === file.file_id)
          const name = saved?.file_name ?? names[file.file_id] ?? ''
          const change = (next: Partial<ReleaseFileValues>) => onChange?.(files.with(place, { ...file, ...next }))
          return (
            <li key={file.file_id}>
              <b>{name}</b>
              <Select
                size="small"
                aria-label={t('releases.file_platform', { name })}
                options={choices}
                value={String(file.platform_id)}
                disabled={!onChange}
                onChange={({ target }) => change({ platform_id: Number(target.value) })}
              />
              <Select
                size="small"
                aria-label={t('releases.file_architecture', { name })}
                options={architectures.map((one) => ({ value: one, name: one }))}
                value={file.architecture}
                disabled={!onChange}
                onChange={({ target }) => change({ architecture: target.value as ReleaseFileValues['architecture'] })}
              />
              {onChange && (
                <Button
                  kind="text"
                  size="small"
                  square
                  aria-label={t('releases.file_remove', { name })}
                  onClick={() => onChange(files.toSpliced(place, 1))}
                >
                  <CloseIcon size={16} />
                </Button>
              )}
              {saved && <Sums file={saved} />}
            </li>
          )
        })}
        {going && (
          <li>
            <b>{going.name}</b>
            <span role="status">{t('releases.file_going', { percent: Math.floor(going.part * 100) })}</span>
          </li>
        )}
      </ul>
      {failed && <small data-error="true">{t('releases.file_failed', { name: failed })}</small>}
      {onChange && <DropZone hint={t('releases.files_hint')} multiple onFiles={send} />}
    </div>
  )
}

function Sums({ file: { size, state, reason, sha256, sm3 } }: { file: ManagedReleaseFile }) {
  const { t } = useTranslation(['management', 'shared'])
  if (reason) return <small data-error="true">{t(`shared:upload.reason.${reason}`)}</small>
  if (state !== 'ready' || sm3 === null) return <small role="status">{t('releases.file_being_read')}</small>
  return (
    <small>
      {formatSize(size)}
      <code>SHA256 {sha256}</code>
      <code>SM3 {sm3}</code>
    </small>
  )
}

/** Sends files of a release one after the other; what was sent of one that broke off is gone on with when it is chosen again. */
function useInstallers(onSent: (file_id: number, name: string) => void) {
  const [going, setGoing] = useState<{ name: string; part: number } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const latestOnSent = useRef(onSent)
  latestOnSent.current = onSent
  const leaving = useRef(new AbortController())

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  async function send(files: File[]) {
    const { signal } = leaving.current
    setFailed(null)
    for (const file of files) {
      const onPart = (part: number) => setGoing({ name: file.name, part })
      onPart(0)
      try {
        latestOnSent.current(await uploadInstaller(file, { signal, onSent: onPart }), file.name)
      } catch {
        if (!signal.aborted) setFailed(file.name)
      }
    }
    setGoing(null)
  }

  return { going, failed, send: (files: File[]) => void send(files) }
}

import type { Answer } from '@atrium/contract/calls'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Row, RowAction, Rows } from '../../page/account/rows.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { askConfirmed } from '../../platform/confirm/ask-confirmed.ts'
import { formatDate, formatNumber } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'

type OwnExport = Answer<'GET /api/users/mine/exports'>['list'][number]

/** While a file is being written the page looks again every few seconds. */
const lookAgain = 3_000

export function Exports({ list }: { list: OwnExport[] }) {
  const { t } = useTranslation('person_center')
  const { revalidate } = useRevalidator()
  const { run, busy } = useRun()
  const waiting = list.some(({ state }) => state === 'waiting')

  useEffect(() => {
    if (!waiting) return
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, lookAgain)
    return () => clearInterval(looking)
  }, [waiting, revalidate])

  async function begin() {
    await askConfirmed(browserCaller(), 'POST /api/users/mine/exports')
    await revalidate()
  }

  return (
    <Rows>
      <Row
        label={t('export.label')}
        note={t('export.note')}
        actions={
          <RowAction aria-disabled={busy || waiting} onClick={() => !waiting && void run(begin)}>
            {t('export.ask')}
          </RowAction>
        }
      >
        {t('export.text')}
      </Row>
      {list.map((one) => (
        <Written key={one.export_id} one={one} />
      ))}
    </Rows>
  )
}

function Written({ one: { export_id, state, size, created_at, expires_at } }: { one: OwnExport }) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const { run, busy } = useRun()
  const now = new Date().toISOString()
  const label = t('export.of', { date: formatDate(created_at, now, language) })

  async function download() {
    const { address } = await askConfirmed(browserCaller(), 'GET /api/users/mine/exports/{export_id}', {
      params: { export_id },
    })
    location.assign(address)
  }

  if (state === 'waiting') {
    return (
      <Row label={label}>
        <Spinner tip={t('export.waiting')} />
      </Row>
    )
  }
  if (state === 'failed') return <Row label={label}>{t('export.failed')}</Row>
  return (
    <Row
      label={label}
      note={t('export.until', { date: formatDate(expires_at, now, language) })}
      actions={
        <RowAction aria-disabled={busy} onClick={() => void run(download)}>
          <DownloadIcon size={16} />
          {t('export.download')}
        </RowAction>
      }
    >
      {t('export.ready', { size: kilobytes(size ?? 0) })}
    </Row>
  )
}

function kilobytes(size: number): string {
  const kilo = Math.max(1, Math.round(size / 1_024))
  return kilo < 1_024 ? `${kilo} KB` : `${formatNumber(Math.round(kilo / 102.4) / 10)} MB`
}

import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { Button } from '../../ui/form/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { useCopyText } from '../copy-text.ts'
import styles from './share.module.css'

interface SharedLink {
  link_id: number
  address: string
  has_password: boolean
  expires_at: string | null
  visit_count: number
}

interface OneLinkProps {
  link: SharedLink
  /** What it allows besides reading, and whether it does. */
  allows: { label: string; allowed: boolean }
  busy: boolean
  onRevoke: () => void
}

/** A link to pass on, as text and for a camera, with its limits and how many came. */
export function OneLink({ link, allows, busy, onRevoke }: OneLinkProps) {
  const { t } = useTranslation('project')
  const { language } = usePage()
  const copy = useCopyText()
  const { address, has_password, expires_at, visit_count } = link

  return (
    <div className={styles.link}>
      <Input
        readOnly
        aria-label={t('share.address')}
        value={address.replace(/^https?:\/\//, '')}
        end={
          <Button kind="primary" size="small" onClick={() => void copy(address, t('share.copied'))}>
            {t('share.copy')}
          </Button>
        }
      />
      <div className={styles.about}>
        <QrCode text={address} name={t('share.qr_code')} className={styles.code} />
        <dl>
          <div>
            <dt>{t('share.who')}</dt>
            <dd>{t(has_password ? 'share.who_password' : 'share.who_link')}</dd>
          </div>
          <div>
            <dt>{allows.label}</dt>
            <dd>{t(allows.allowed ? 'share.yes' : 'share.no')}</dd>
          </div>
          <div>
            <dt>{t('share.until')}</dt>
            <dd>{expires_at ? formatDate(expires_at, new Date().toISOString(), language) : t('share.no_end')}</dd>
          </div>
        </dl>
      </div>
      <p>
        {t('share.visits', { count: visit_count })}
        <Button kind="text" size="small" disabled={busy} onClick={onRevoke}>
          {t('share.stop')}
        </Button>
      </p>
    </div>
  )
}

/** An address for the camera of a phone: dark on light in either theme, with the quiet border that readers look for. */
function QrCode({ text, name, className }: { text: string; name: string; className: string | undefined }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))

  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  )
}

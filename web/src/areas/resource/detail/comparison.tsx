import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAddressWith } from '../../../platform/address/address.ts'
import styles from '../../../stage/compared/compared.module.css'
import { ChangeList } from '../../../stage/compared/compared.tsx'
import type { NumberedChange } from '../../../stage/compared/numbered-changes.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { ResourceDetail, Versions } from './answers.ts'
import { comparisonList, useComparisonAddress } from './compared-versions.ts'
import chosen from './comparison.module.css'
import { previewHash } from './preview-hash.ts'

export interface PageComparison {
  from: string
  to: string
  /** Null where it failed, or where one of them is not given out. */
  compared: Answer<'GET /api/resources/{resource_id}/comparison'> | null
}

interface ComparisonProps {
  comparison: PageComparison
  versions: Versions
  type: ResourceDetail['resource_type']
}

/** What changed from one version to another, line by line. It is there without scripts, too. */
export default function Comparison({ comparison, versions, type }: ComparisonProps) {
  const { t } = useTranslation('resource')
  const { compared } = comparison
  const isDrawn = type === 'flow' && compared !== null
  return (
    <section className={`${styles.compared} ${styles.list}`} id={comparisonList} data-type={type}>
      <Lintel
        size="section"
        aside={
          isDrawn ? (
            t('compare.count', { count: compared.total })
          ) : (
            <VersionPair comparison={comparison} versions={versions} />
          )
        }
      >
        {t('compare.title')}
      </Lintel>
      {compared ? (
        <ChangeList compared={compared} placeOf={(change) => <Place change={change} />} />
      ) : (
        <CallOut kind="error">{t('compare.failed')}</CallOut>
      )}
    </section>
  )
}

function Place({ change: { elements } }: { change: NumberedChange }) {
  const { t } = useTranslation('resource')
  const addressWith = useAddressWith()
  const [node] = elements.after.length > 0 ? elements.after : elements.before
  if (node === undefined) return null
  return (
    <ButtonLink kind="link" size="small" to={addressWith({ node }) + previewHash}>
      {t('compare.see')}
    </ButtonLink>
  )
}

/** The two versions that are compared, to choose others, and the way out. */
export function VersionPair({ comparison: { from, to }, versions }: Pick<ComparisonProps, 'comparison' | 'versions'>) {
  const { t } = useTranslation('resource')
  const navigate = useNavigate()
  const addressOf = useComparisonAddress()
  const given = versions.filter(({ state }) => state !== 'withdrawn').map(({ version }) => version)
  const choose = (pair: { from: string; to: string }) => navigate(addressOf(pair), { preventScrollReset: true })
  const optionsBut = (other: string, own: string) =>
    [...new Set([...given, own])].filter((one) => one !== other).map((one) => ({ value: one, name: one }))

  return (
    <div className={chosen.pair}>
      <Select
        size="small"
        aria-label={t('compare.older')}
        value={from}
        options={optionsBut(to, from)}
        onChange={({ target }) => choose({ from: target.value, to })}
      />
      <span aria-hidden="true">→</span>
      <Select
        size="small"
        aria-label={t('compare.newer')}
        value={to}
        options={optionsBut(from, to)}
        onChange={({ target }) => choose({ from, to: target.value })}
      />
      <ButtonLink kind="text" size="small" to={addressOf(null)} preventScrollReset>
        <CloseIcon size={16} />
        {t('compare.close')}
      </ButtonLink>
    </div>
  )
}

import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/format/format.ts'
import styles from './dialogs.module.css'

/** What comes over from the other account, and what of it is lost. */
export function MergePreview({ moves, dropped }: Answer<'POST /api/users/mine/merge/preview'>) {
  const { t } = useTranslation('authorization')
  const moving = moves.filter(({ count }) => count > 0)

  return (
    <div className={styles.moves}>
      <section>
        <h3>{t('merge.moves')}</h3>
        {moving.length === 0 && <p>{t('merge.nothing')}</p>}
        <ul>
          {moving.map(({ thing, count }) => (
            <li key={thing}>
              {t(`merge.thing.${thing}`)}
              <b>{formatNumber(count)}</b>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('merge.dropped')}</h3>
        {dropped.length === 0 && <p>{t('merge.nothing')}</p>}
        <ul>
          {dropped.map((thing) => (
            <li key={thing}>{t(`merge.thing.${thing}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { useAddressWith } from '../../platform/address/address.ts'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { GoLink } from '../../ui/navigation/go-link.tsx'
import { Best } from './best.tsx'
import type { SearchAnswer } from './find.ts'
import styles from './groups.module.css'
import { Hit } from './hit.tsx'

/** The best match, then the first three of each kind. */
export function Groups({ found: { search_id, best, groups } }: { found: SearchAnswer }) {
  const { t } = useTranslation('home_page')
  const addressWith = useAddressWith()
  const order = new Map(groups.flatMap(({ list }) => list).map((hit, at) => [hit, at + (best ? 2 : 1)]))

  return (
    <>
      {best && <Best hit={best} search_id={search_id} />}
      {groups
        .filter(({ list }) => list.length > 0)
        .map(({ kind, total, list }) => (
          <section key={kind} className={styles.group}>
            <Lintel
              size="section"
              aside={<GoLink to={addressWith({ kind })}>{t('search.all', { count: total })}</GoLink>}
            >
              {t(`common:scope.${kind}`)}
            </Lintel>
            {list.map((hit) => (
              <Hit
                key={`${hit.kind} ${hit.item_id}`}
                hit={hit}
                standing={{ search_id, place: order.get(hit) ?? 1 }}
                level={3}
              />
            ))}
          </section>
        ))}
    </>
  )
}

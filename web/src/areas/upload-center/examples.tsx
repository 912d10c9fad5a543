import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../platform/api/use-query.ts'
import { Cover } from '../../ui/cover/cover.tsx'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import styles from './guide.module.css'

const types = ['flow', 'form', 'document-template'] as const satisfies readonly ResourceType[]

/** What people take most of three types: each says in a sentence what is good about such uploads. */
export function Examples() {
  const { t } = useTranslation('person_center')
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <Lintel size="section" id="examples">
        {t('guide.examples')}
      </Lintel>
      <ul>
        {types.map((type) => (
          <Example key={type} type={type} />
        ))}
      </ul>
    </section>
  )
}

function Example({ type }: { type: (typeof types)[number] }) {
  const { t } = useTranslation('person_center')
  const query = { search: { resource_type: type }, order_by: { download_count: 'desc' }, page: 1, size: 1 } as const
  const [best] = useQuery('GET /api/resources', { query }, { maxAge: 60_000 }).data?.list ?? []

  return (
    <li>
      <Cover type={type} id={best?.cover_seed ?? type} image={best?.cover} lazy />
      {best && (
        <Link to={`/resource/${type}/${best.resource_id}`}>
          <Glyph type={type} size={16} />
          {best.title}
        </Link>
      )}
      <p>{t(`guide.example_of.${type}`)}</p>
    </li>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KindSign } from '../../page/search/kind-sign.tsx'
import { Marked } from '../../page/search/marked.tsx'
import { Cover } from '../../ui/cover/cover.tsx'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { Facts } from './facts.tsx'
import type { SearchHitData as Found } from './find.ts'
import styles from './hit.module.css'
import { type HitPosition, noteClick } from './note-click.ts'
import { Spot } from './spot.tsx'

interface HitProps {
  hit: Found
  standing: HitPosition
  level: 2 | 3
}

/** One result: what it is called, where the words are met in it, what it is. All of it leads there. */
export function Hit({ hit, standing, level }: HitProps) {
  const { t } = useTranslation('home_page')
  const Heading = `h${level}` as const

  return (
    <article className={styles.hit} data-picture={hit.kind === 'resource' || undefined}>
      {hit.kind === 'resource' && hit.resource_type ? (
        <Cover type={hit.resource_type} id={hit.cover_seed} image={hit.cover} lazy />
      ) : (
        <KindSign hit={hit} />
      )}
      <div>
        <Heading>
          <Link to={hit.address} lang={hit.language} onClick={() => noteClick(hit, standing)}>
            <Marked pieces={hit.title} />
          </Link>
          {hit.is_deprecated && <Tag>{t('search.deprecated')}</Tag>}
        </Heading>
        <p lang={hit.language}>
          {hit.spot && <Spot spot={hit.spot} />}
          <Marked pieces={hit.snippet} />
        </p>
        <div className={styles.facts}>
          <Facts hit={hit} />
          <LanguageMark shown={hit} />
        </div>
      </div>
    </article>
  )
}

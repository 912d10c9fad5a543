import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KindSign } from '../../page/search/kind-sign.tsx'
import { Marked, plainText } from '../../page/search/marked.tsx'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { formatNumber } from '../../platform/format/format.ts'
import { Rating } from '../../ui/card/rating.tsx'
import { Cover } from '../../ui/cover/cover.tsx'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import styles from './best.module.css'
import { Facts } from './facts.tsx'
import type { SearchHitData } from './find.ts'
import { noteClick } from './note-click.ts'
import { Spot } from './spot.tsx'

/** The one most likely meant, with what people do next. */
export function Best({ hit, search_id }: { hit: SearchHitData; search_id: string | null }) {
  const { t } = useTranslation('home_page')
  const { kind, resource_type, address } = hit
  const note = () => noteClick(hit, { search_id, place: 1 })

  return (
    <article className={styles.best} data-type={resource_type ?? undefined}>
      {resource_type && (
        <Cover
          type={resource_type}
          id={hit.cover_seed}
          image={hit.cover}
          shape={kind === 'video' ? 'video' : 'usual'}
        />
      )}
      <div className={styles.words}>
        <div className={styles.kind}>
          <KindName hit={hit} />
          {hit.official && <Tag kind="official">{t('common:item.official')}</Tag>}
          {hit.is_deprecated && <Tag>{t('search.deprecated')}</Tag>}
          <span>{t('search.best')}</span>
          <LanguageMark shown={hit} />
        </div>
        <h2>
          <Link to={address} lang={hit.language} onClick={note}>
            <Marked pieces={hit.title} />
          </Link>
        </h2>
        <p lang={hit.language}>
          {hit.spot && <Spot spot={hit.spot} />}
          <Marked pieces={hit.snippet} />
        </p>
        <div className={styles.foot}>
          {kind === 'resource' && resource_type ? (
            <Take hit={hit} type={resource_type} onTake={note} />
          ) : (
            <ButtonLink kind="primary" size="small" to={address} onClick={note}>
              {t(`search.open.${kind}`)}
            </ButtonLink>
          )}
          <div className={styles.figures}>{kind === 'resource' ? <Figures hit={hit} /> : <Facts hit={hit} />}</div>
        </div>
      </div>
    </article>
  )
}

function KindName({ hit }: { hit: SearchHitData }) {
  const { t } = useTranslation()
  const { kind, resource_type } = hit
  if (kind === 'resource' && resource_type) return <TypeName type={resource_type} />

  return (
    <span className={styles.type}>
      <KindSign hit={hit} />
      {t(`scope.${kind}`)}
    </span>
  )
}

function TypeName({ type }: { type: ResourceType }) {
  const { t } = useTranslation()
  return (
    <span className={styles.type}>
      <Glyph type={type} size={14} />
      {t(`type.${type}.name`)}
    </span>
  )
}

function Figures({ hit: { rating, rating_count, download_count, fits } }: { hit: SearchHitData }) {
  return (
    <>
      {rating !== null && <Rating value={rating} count={formatNumber(rating_count)} />}
      <span>
        <DownloadIcon size={14} />
        {formatNumber(download_count)}
      </span>
      {fits && <span>{fits}+</span>}
    </>
  )
}

/** Opens the trial of a resource, or downloads it at once. */
function Take({ hit, type, onTake }: { hit: SearchHitData; type: ResourceType; onTake: () => void }) {
  const { t } = useTranslation('home_page')
  const title = plainText(hit.title)
  const action = t(`shared:try.${type}`)

  async function take() {
    onTake()
    const { address } = await ask(browserCaller(), 'POST /api/resources/{resource_id}/download', {
      params: { resource_id: hit.item_id },
      body: {},
    })
    location.assign(address)
  }

  return (
    <>
      <ButtonLink
        kind="primary"
        size="small"
        to={hit.address}
        aria-label={t('search.try_of', { action, title })}
        onClick={onTake}
      >
        {action}
      </ButtonLink>
      <Button size="small" aria-label={t('search.take', { title })} onClick={() => take().catch(() => {})}>
        <DownloadIcon size={16} />
        {t('shared:download.download')}
      </Button>
    </>
  )
}

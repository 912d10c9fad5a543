import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AreaPage } from '../../../page/area-page.tsx'
import { ShareButton } from '../../../page/share/share-button.tsx'
import { openFeedbackWith } from '../../../platform/state/feedback.ts'
import { trialParameter } from '../../../stage/flow/trial-context.ts'
import { Stage } from '../../../stage/stage.tsx'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Glyph } from '../../../ui/cover/glyph.tsx'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import { ArrowIcon, PlayIcon } from '../../../ui/icon/home-icons.tsx'
import { ShareIcon } from '../../../ui/icon/icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { GoLink } from '../../../ui/navigation/go-link.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Cards } from '../cards.tsx'
import type { ResourceRowData } from '../find.ts'
import { ListFailed } from '../list-states.tsx'
import { Coverage } from './coverage.tsx'
import type { KitAnswer } from './find-kit.ts'
import { KitFit } from './kit-fit.tsx'
import styles from './kit-page.module.css'
import { KitToProject } from './kit-to-project.tsx'
import { TakeKit } from './take-kit.tsx'

interface KitPageProps {
  kit: KitAnswer
  /** Null where they could not be had. */
  cards: ResourceRowData[] | null
  /** What is shown to be tried, and what is next. */
  trial: Answer<'GET /api/resources/{resource_id}'> | null
  next: number | undefined
}

const mostPictures = 8

/** See what is in it, try one, know what it covers and whether it fits, take it. */
export function KitPage({ kit, cards, trial, next }: KitPageProps) {
  const { t } = useTranslation('resource')
  const { slug, title, audience, lead, items, resource_ids, matter_count, roles } = kit
  const here = `/resource/kits/${slug}`
  const withdrawn = items.filter(({ state }) => state === 'withdrawn')

  return (
    <AreaPage
      above={[
        { name: t('common:area.resource'), to: '/resource' },
        { name: t('common:kits.name'), to: '/resource/kits' },
      ]}
      title={title}
      lead={lead}
      listed={(cards ?? []).map((one) => ({
        name: one.title,
        to: `/resource/${one.resource_type}/${one.resource_id}`,
      }))}
      note={
        <>
          {audience && <div className={styles.audience}>{t('kit.for', { audience })}</div>}
          <div className={styles.figures}>
            <span>
              <b>{resource_ids.length}</b> {t('kit.items', { count: resource_ids.length })}
            </span>
            {matter_count > 1 && (
              <span>
                <b>{matter_count}</b> {t('kit.matters', { count: matter_count })}
              </span>
            )}
          </div>
          <div className={styles.actions}>
            <TakeKit kit={kit} />
            {resource_ids.length > 0 && <KitToProject kit={kit} />}
            <ShareButton
              size="huge"
              square
              title={title}
              addressOf={() => location.href}
              copied={t('detail.link_copied')}
              aria-label={t('kit.share')}
            >
              <ShareIcon size={20} />
            </ShareButton>
          </div>
        </>
      }
      aside={
        cards &&
        cards.length > 0 && (
          <nav className={styles.boards} aria-label={t('kit.pictures')}>
            {cards.slice(0, mostPictures).map((one) => (
              <Link key={one.resource_id} to={`${here}?try=${one.resource_id}#try`} aria-label={one.title}>
                <Cover type={one.resource_type} id={one.cover_seed} image={one.cover} />
              </Link>
            ))}
          </nav>
        )
      }
    >
      {trial && (
        <section className={styles.part} id="try">
          <Lintel
            aside={
              next !== undefined && (
                <Link className={styles.next} to={`${here}?try=${next}`} preventScrollReset>
                  {t('kit.try_next')}
                  <ArrowIcon size={18} />
                </Link>
              )
            }
          >
            {t('kit.try')}
          </Lintel>
          <div className={styles.tried}>
            <h3>
              <Glyph type={trial.resource_type} size={22} />
              {trial.title}
            </h3>
            <p>{trial.summary}</p>
            <ButtonLink size="large" to={trialAddress(trial)}>
              <PlayIcon size={18} />
              {t(isRunnable(trial) ? 'kit.run' : 'kit.open')}
            </ButtonLink>
          </div>
          <Stage key={trial.resource_id} resource={trial} />
        </section>
      )}

      <div className={styles.columns}>
        <Coverage items={items} />
        <div>
          <KitFit kit={kit} />
          <section className={styles.after}>
            <h2>{t('kit.after.title')}</h2>
            <ul>
              {roles.length > 0 && (
                <li>{t('kit.after.roles', { count: roles.length, roles: roles.join(t('detail.misfit.comma')) })}</li>
              )}
              <li>{t('kit.after.order')}</li>
              <li>{t('kit.after.signed')}</li>
              <li>{t('kit.after.notices')}</li>
            </ul>
          </section>
        </div>
      </div>

      <section className={styles.part}>
        <Lintel aside={<span className={styles.hint}>{t('kit.all_hint')}</span>}>
          {t('kit.all', { count: resource_ids.length })}
        </Lintel>
        {withdrawn.length > 0 && (
          <div className={styles.withdrawn}>
            <CallOut kind="warning">
              {t('kit.withdrawn', { titles: withdrawn.map((one) => one.title).join(t('detail.misfit.comma')) })}
            </CallOut>
          </div>
        )}
        {cards === null && resource_ids.length > 0 ? (
          <ListFailed />
        ) : (
          <Cards
            list={cards ?? []}
            mixed
            columns={4}
            level={3}
            last={
              <div className={styles.lacking}>
                <h3>{t('kit.lacking')}</h3>
                <p>{t('kit.lacking_text')}</p>
                <Button onClick={() => openFeedbackWith(t('kit.need', { title }))}>{t('kit.need_button')}</Button>
              </div>
            }
          />
        )}
        <div className={styles.others}>
          <GoLink to="/resource/kits">{t('common:kits.all')}</GoLink>
        </div>
      </section>
    </AreaPage>
  )
}

type Trial = NonNullable<KitPageProps['trial']>

function isRunnable({ inside }: Trial): boolean {
  return inside.type === 'flow' && inside.form !== null
}

function trialAddress(trial: Trial): string {
  const page = `/resource/${trial.resource_type}/${trial.resource_id}`
  return isRunnable(trial) ? `${page}?${trialParameter}=fill` : page
}

import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/form/button.tsx'
import styles from './banner.module.css'

type FeaturedAppData = NonNullable<Answer<'GET /api/apps/featured'>>

export function Banner({ app: { app_id, headline, text } }: { app: FeaturedAppData }) {
  const { t } = useTranslation('download')
  return (
    <section className={styles.banner} aria-labelledby="featured">
      <div>
        <span>{t('apps.featured')}</span>
        <h2 id="featured">{headline}</h2>
        <p>{text}</p>
        <ButtonLink to={`/app-store/${app_id}`}>{t('apps.look')}</ButtonLink>
      </div>
      <Drawing />
    </section>
  )
}

/** A sheet that is read: what every app of the store does, one way or another. */
function Drawing() {
  return (
    <svg viewBox="42 0 316 236" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h420v236H0z" fill="#0b6a4b" />
      <path d="M0 0v236h70L250 0z" fill="#07543b" />
      <path
        d="M136 40h148v156l-12-9-12 9-12-9-13 9-12-9-13 9-12-9-12 9-13-9-12 9-12-9-15 9z"
        transform="translate(-10 0)"
        fill="#fcfbf8"
      />
      <path d="M146 64h60v9h-60zM146 88h108v4H146zM146 104h108v4H146zM146 120h70v4h-70z" fill="#9cc7b3" />
      <path d="M146 144h44v14h-44z" fill="#1c1b18" />
      <path
        d="M110 24h30M110 24v30M290 24h-30M290 24v30M110 212h30M110 212v-30M290 212h-30M290 212v-30"
        stroke="#f6f3ec"
        strokeWidth="3"
        fill="none"
      />
    </svg>
  )
}

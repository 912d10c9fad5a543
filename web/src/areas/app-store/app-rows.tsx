import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Rating } from '../../ui/card/rating.tsx'
import { LanguageMark } from '../../ui/mark/language-mark.tsx'
import styles from './app-rows.module.css'
import { AppSign } from './app-sign.tsx'
import type { ListedApp } from './find.ts'
import { Get } from './get.tsx'
import { type AppState, useMyApps } from './my-apps.ts'

/** Two columns of apps, each with where its reader stands with it. */
export function AppRows({ list, level = 2 }: { list: ListedApp[]; level?: 2 | 3 }) {
  const mine = useMyApps()
  return (
    <ul className={styles.apps}>
      {list.map((app) => (
        <AppRow key={app.app_id} app={app} standing={mine.get(app.app_id)} level={level} />
      ))}
    </ul>
  )
}

function AppRow({ app, standing, level }: { app: ListedApp; standing: AppState | undefined; level: 2 | 3 }) {
  const { t } = useTranslation('download')
  const Heading = `h${level}` as const

  return (
    <li className={styles.app}>
      <AppSign seed={app.cover_seed} />
      <div>
        <Heading>
          <Link to={`/app-store/${app.app_id}`} lang={app.language}>
            {app.title}
          </Link>
        </Heading>
        <p lang={app.language}>{app.summary}</p>
        <div className={styles.meta}>
          {app.rating && <Rating value={app.rating} />}
          <span>{app.official ? t('common:item.official') : app.publisher}</span>
          <span>{t(`apps.price.${app.price}`)}</span>
          <LanguageMark shown={app} />
        </div>
      </div>
      <div className={styles.action}>
        <Get app={app} standing={standing} />
      </div>
    </li>
  )
}

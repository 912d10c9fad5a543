import { useTranslation } from 'react-i18next'
import { SearchBox } from '../../page/search/search-box.tsx'
import { Chip } from '../../ui/mark/chip.tsx'
import { searchAddress } from './asked.ts'
import { Places } from './places.tsx'
import styles from './start.module.css'

/** Before the first word: the box, what many look for, and where things are. */
export function Start({ popular }: { popular: string[] }) {
  const { t } = useTranslation('home_page')

  return (
    <>
      <div className={styles.head}>
        <div className="page-width">
          <h1>{t('search.heading')}</h1>
          <SearchBox label={t('search.label')} placeholder={t('search.placeholder')} focused />
          {popular.length > 0 && (
            <div className={styles.popular}>
              <span>{t('search.often')}</span>
              {popular.map((words) => (
                <Chip key={words} to={searchAddress(words)}>
                  {words}
                </Chip>
              ))}
            </div>
          )}
        </div>
      </div>
      <div className="page-width">
        <Places />
      </div>
    </>
  )
}

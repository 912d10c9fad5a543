import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icon/icons.tsx'
import styles from './pages.module.css'

interface PageTurnerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

export function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  const { t } = useTranslation('resource')
  return (
    <div className={styles.turner}>
      <Button
        kind="text"
        size="small"
        square
        aria-label={t('viewer.previous_page')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeftIcon size={18} />
      </Button>
      <output aria-label={t('viewer.page', { page })}>
        {page} / {pages}
      </output>
      <Button
        kind="text"
        size="small"
        square
        aria-label={t('viewer.next_page')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRightIcon size={18} />
      </Button>
    </div>
  )
}

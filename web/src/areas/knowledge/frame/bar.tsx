import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { MenuIcon, SearchIcon } from '../../../ui/icon/home-icons.tsx'
import { ListIcon } from '../../../ui/icon/icons.tsx'
import styles from './bar.module.css'
import type { KnowledgeTypeDetail } from './knowledge-type.ts'

interface BarProps {
  type: KnowledgeTypeDetail
  fits?: string
  keyword?: string
  onTree: () => void
  onContents?: () => void
}

/** Below the header: which part of the knowledge base this is, and a search within it. */
export function Bar({ type, fits, keyword, onTree, onContents }: BarProps) {
  const { t } = useTranslation('knowledge')
  const top = type.path[0] ?? type
  const label = t('bar.search', { name: top.knowledge_type_name })

  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      <div className="page-width">
        <Link className={styles.name} to={`/knowledge/detail/${top.knowledge_type_id}`}>
          {top.knowledge_type_name}
        </Link>
        {fits && <span className={styles.fits}>{fits}</span>}
        <Link className={styles.all} to="/knowledge">
          {t('bar.all')}
        </Link>
        <Form role="search" action={`/knowledge/detail/${top.knowledge_type_id}`} className={styles.search}>
          <Input
            size="small"
            type="search"
            name="keyword"
            icon={<SearchIcon size={16} />}
            aria-label={label}
            placeholder={label}
            defaultValue={keyword}
            maxLength={60}
            enterKeyHint="search"
          />
        </Form>
        <span className={styles.doors}>
          <Button kind="text" square aria-label={t('tree.label')} onClick={onTree}>
            <MenuIcon />
          </Button>
          {onContents && (
            <Button kind="text" square aria-label={t('contents.title')} onClick={onContents}>
              <ListIcon />
            </Button>
          )}
        </span>
      </div>
    </section>
  )
}

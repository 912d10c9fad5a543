import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useQuery } from '../../platform/api/use-query.ts'
import { ExternalIcon } from '../../ui/icon/home-icons.tsx'
import { LogoMark } from '../../ui/mark/logo-mark.tsx'
import styles from './knowledge-panel.module.css'
import { PanelEmpty, PanelFailure, PanelWaiting, panelMaxAge } from './panel-state.tsx'

export default function KnowledgePanel() {
  const { t } = useTranslation()
  const { data, failure, reload } = useQuery(
    'GET /api/knowledges/types',
    { query: { parent_id: null } },
    { maxAge: panelMaxAge },
  )

  if (failure) return <PanelFailure retry={reload} />
  if (!data) return <PanelWaiting />
  if (data.list.length === 0) return <PanelEmpty />
  return (
    <ul className={styles.knowledge}>
      {data.list.map(({ knowledge_type_id, knowledge_type_name, description, logoUrl, mark }) => (
        <li key={knowledge_type_id}>
          <Link to={`/knowledge/detail/${knowledge_type_id}`} target="_blank" rel="noopener">
            <span className={styles.logo} aria-hidden="true">
              <LogoMark address={logoUrl} mark={mark} />
            </span>
            <b>
              {knowledge_type_name}
              <span className="visually-hidden">{t('header.new_window')}</span>
            </b>
            <ExternalIcon size={16} />
            <p>{description}</p>
          </Link>
        </li>
      ))}
    </ul>
  )
}

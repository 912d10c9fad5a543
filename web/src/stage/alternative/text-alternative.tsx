import type { Inside } from '@atrium/contract/inside'
import { useTranslation } from 'react-i18next'
import { CodeIcon } from '../../ui/icon/icons.tsx'
import { DocumentStyleTables } from './document-style.tsx'
import { DocumentTemplateTables } from './document-template.tsx'
import { FlowTables } from './flow.tsx'
import { FormTables } from './form.tsx'
import { LoginTables } from './login.tsx'
import { PortalTables } from './portal.tsx'
import { ScheduleTables } from './schedule.tsx'
import styles from './text-alternative.module.css'

interface AlternativeProps {
  id: string
  inside: Inside
  open: boolean
  onToggle: (open: boolean) => void
}

/** Everything the preview shows, as tables: for readers without scripts or sight, and for search engines. */
export function TextAlternative({ id, inside, open, onToggle }: AlternativeProps) {
  const { t } = useTranslation('resource')
  return (
    <details
      id={id}
      className={styles.alternative}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      data-type={inside.type}
    >
      <summary>
        <CodeIcon size={16} />
        <h2>{t('stage.in_words')}</h2>
      </summary>
      <div className={styles.tables}>
        <Tables inside={inside} />
      </div>
    </details>
  )
}

function Tables({ inside }: { inside: Inside }) {
  switch (inside.type) {
    case 'form':
      return <FormTables inside={inside} />
    case 'flow':
      return <FlowTables inside={inside} />
    case 'login':
      return <LoginTables inside={inside} />
    case 'document-template':
      return <DocumentTemplateTables inside={inside} />
    case 'document-style':
      return <DocumentStyleTables inside={inside} />
    case 'schedule':
      return <ScheduleTables inside={inside} />
    case 'portal':
      return <PortalTables inside={inside} />
  }
}

import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../page/use-change.ts'
import { ask } from '../../platform/api/ask.ts'
import { Button } from '../../ui/form/button.tsx'
import styles from './list.module.css'

type OwnInvitation = Answer<'GET /api/projects'>['invitations'][number]

/** Above one's projects: who is invited decides, and the invitation is gone. */
export function Invitations({ invitations }: { invitations: OwnInvitation[] }) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  if (invitations.length === 0) return null

  return (
    <ul className={styles.invitations} aria-label={t('invitation.title')}>
      {invitations.map(({ project_id, title, role, invited_by }) => (
        <li key={project_id} className={styles.invitation}>
          <p>{t('invitation.text', { who: invited_by ?? t('people.former'), title, role: t(`role.${role}`) })}</p>
          <Button
            disabled={busy}
            onClick={() =>
              void change((me) => ask(me, 'DELETE /api/projects/{project_id}/invitation', { params: { project_id } }))
            }
          >
            {t('invitation.decline')}
          </Button>
          <Button
            kind="primary"
            disabled={busy}
            onClick={() =>
              void change((me) => ask(me, 'POST /api/projects/{project_id}/membership', { params: { project_id } }))
            }
          >
            {t('invitation.accept')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

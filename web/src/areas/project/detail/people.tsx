import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router'
import { useCopyText } from '../../../page/copy-text.ts'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { CopyIcon } from '../../../ui/icon/icons.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import type { ProjectAnswer, ProjectMemberRole } from '../project.ts'
import { InviteDialog } from './invite-dialog.tsx'
import styles from './people.module.css'

const roles = ['owner', 'editor', 'reader'] as const

/** Who works on it; its owner decides about them. */
export function People({ project }: { project: ProjectAnswer }) {
  const { t } = useTranslation('project')
  const [inviting, setInviting] = useState(false)
  const isOwner = project.role === 'owner'

  return (
    <section aria-label={t('people.title')}>
      <h2>{t('people.title')}</h2>
      <ul className={styles.people}>
        {project.members.map((member) => (
          <Member key={member.user_id} member={member} project={project} />
        ))}
        {project.invitations.map((invitation) => (
          <Invited key={invitation.invitation_id} invitation={invitation} project_id={project.project_id} />
        ))}
      </ul>
      <p className={styles.actions}>
        {isOwner && (
          <Button size="small" onClick={() => setInviting(true)}>
            {t('people.invite')}
          </Button>
        )}
        <Leave project={project} />
      </p>
      {inviting && <InviteDialog project_id={project.project_id} onClose={() => setInviting(false)} />}
    </section>
  )
}

function Member({
  member,
  project: { project_id, role },
}: {
  member: ProjectAnswer['members'][number]
  project: ProjectAnswer
}) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const { user_id, user_name, photo_url, me } = member
  const params = { project_id, user_id }
  const name = user_name || t('people.former')

  return (
    <li>
      <Avatar name={name} image={photo_url} size={32} own={me} />
      <span>{name}</span>
      {role === 'owner' && !me ? (
        <>
          <Select
            size="small"
            aria-label={t('people.role_of', { name })}
            value={member.role}
            disabled={busy}
            options={roles.map((value) => ({ value, name: t(`role.${value}`) }))}
            onChange={({ target }) =>
              void change((caller) =>
                ask(caller, 'PUT /api/projects/{project_id}/members/{user_id}', {
                  params,
                  body: { role: target.value as ProjectMemberRole },
                }),
              )
            }
          />
          <Button
            kind="text"
            size="small"
            square
            disabled={busy}
            aria-label={t('people.remove', { name })}
            onClick={() =>
              void change((caller) => ask(caller, 'DELETE /api/projects/{project_id}/members/{user_id}', { params }))
            }
          >
            <CloseIcon size={16} />
          </Button>
        </>
      ) : (
        <small>{t(`role.${member.role}`)}</small>
      )}
    </li>
  )
}

interface InvitedProps {
  invitation: ProjectAnswer['invitations'][number]
  project_id: number
}

function Invited({ invitation: { invitation_id, address, role }, project_id }: InvitedProps) {
  const { t } = useTranslation('project')
  const { change, busy } = useChange()
  const copy = useCopyText()
  // Where it waits for whoever signs in with this address.
  const projects = useHref('/project')
  const params = { project_id, invitation_id }
  return (
    <li data-invited>
      <Avatar name="…" size={32} />
      <span>
        {address}
        <small>{t('people.invited', { role: t(`role.${role}`) })}</small>
      </span>
      <Button
        kind="text"
        size="small"
        square
        aria-label={t('people.copy_link', { address })}
        onClick={() => void copy(new URL(projects, location.href).href, t('people.link_copied', { address }))}
      >
        <CopyIcon size={16} />
      </Button>
      <Button
        kind="text"
        size="small"
        square
        disabled={busy}
        aria-label={t('people.take_back', { address })}
        onClick={() =>
          void change((me) => ask(me, 'DELETE /api/projects/{project_id}/invitations/{invitation_id}', { params }))
        }
      >
        <CloseIcon size={16} />
      </Button>
    </li>
  )
}

/** The last owner stays, and is not offered to go. */
function Leave({ project: { project_id, role, members } }: { project: ProjectAnswer }) {
  const { t } = useTranslation('project')
  const go = useNavigate()
  const { change, busy } = useChange()
  const owners = members.filter((member) => member.role === 'owner').length
  if (role === 'owner' && owners < 2) return null

  return (
    <Button
      size="small"
      disabled={busy}
      onClick={() =>
        void change(async (me) => {
          await ask(me, 'DELETE /api/projects/{project_id}/membership', { params: { project_id } })
          await go('/project')
        })
      }
    >
      {t('people.leave')}
    </Button>
  )
}

import { appPermissions } from '@atrium/contract/app/choices'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../platform/page/page.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import type { AppDraft } from './draft.ts'
import styles from './submit.module.css'

/** What it may do, each with the reason people will read: the report asks for those that are missing. */
export function Asks({ draft: { submission, change } }: { draft: AppDraft }) {
  const { t } = useTranslation('download')
  const { language } = usePage()
  const { permissions = [] } = submission.described

  return (
    <section data-field="permissions">
      <Lintel size="section">{t('apps.permissions')}</Lintel>
      <p className={styles.hint}>{t('apps.submit.permissions_hint')}</p>
      <ul className={styles.asks}>
        {appPermissions.map((permission) => {
          const asked = permissions.find((one) => one.permission === permission)
          const others = permissions.filter((one) => one.permission !== permission)
          const name = t(`apps.permission.${permission}`)
          return (
            <li key={permission}>
              <Checkbox
                checked={asked !== undefined}
                onChange={({ target }) =>
                  void change({ permissions: target.checked ? [...others, { permission, reason: {} }] : others })
                }
              >
                {name}
              </Checkbox>
              {asked && (
                <Input
                  aria-label={t('apps.submit.reason_for', { permission: name })}
                  placeholder={t('apps.submit.reason')}
                  defaultValue={asked.reason[language] ?? ''}
                  maxLength={200}
                  onBlur={({ target }) =>
                    target.value !== (asked.reason[language] ?? '') &&
                    void change({
                      permissions: [...others, { permission, reason: { ...asked.reason, [language]: target.value } }],
                    })
                  }
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

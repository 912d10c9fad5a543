import { holdsScreen } from '@atrium/contract/management'
import { auditKinds } from '@atrium/contract/operation/audit-actions'
import {
  type AuditEvent,
  auditValueText,
  describeAudit,
  namedChanges,
  type SentencePart,
  type SentenceWords,
} from '@atrium/contract/operation/audit-sentence'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatClock } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { useLogin } from '../../../platform/session/session.ts'
import styles from './audit-sentence.module.css'

/** The texts of the management pages, as sentences of the audit log are made of them. */
export function useSentenceWords(): SentenceWords {
  const { i18n } = useTranslation('management')
  const { language } = usePage()
  return {
    language,
    word: (key) => {
      const text: unknown = i18n.getResource(language, 'management', key)
      return typeof text === 'string' ? text : undefined
    },
    day: (day) => day,
    moment: formatClock,
  }
}

/** Who did what to what; the thing is a link for whoever may open its screen. */
export function AuditSentence({ event }: { event: AuditEvent }) {
  const words = useSentenceWords()
  const menus = useLogin()?.menus
  const isOpen = holdsScreen(menus, auditKinds[event.kind].screen)

  return (
    <span className={styles.sentence}>
      {describeAudit(event, words).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their places
        <Part key={place} part={part} isOpen={isOpen} />
      ))}
    </span>
  )
}

function Part({ part: { is, text, address }, isOpen }: { part: SentencePart; isOpen: boolean }) {
  if (is === 'object' && address !== undefined && isOpen) return <Link to={address}>{text}</Link>
  if (is === 'before') return <del>{text}</del>
  if (is === 'after') return <ins>{text}</ins>
  if (is === 'person' || is === 'field' || is === 'object') return <b data-is={is}>{text}</b>
  return is === 'reason' ? <em>{text}</em> : text
}

/** A row for each field that differs, before and after side by side. */
export function AuditChanges({ event }: { event: AuditEvent }) {
  const { t } = useTranslation('management')
  const words = useSentenceWords()
  const changes = namedChanges(event, words)
  if (changes.length === 0) return <p className={styles.nothing}>{t('audit_log.no_difference')}</p>

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('audit_log.changes')}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t('audit_log.value')}</th>
            <th scope="col">{t('audit_log.before')}</th>
            <th scope="col">{t('audit_log.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, field, language, before, after }) => (
            <tr key={`${field} ${language}`}>
              <th scope="row">{name}</th>
              {before?.is === 'content' || after?.is === 'content' ? (
                <td colSpan={2}>{t('audit_log.content_changed')}</td>
              ) : (
                <>
                  <td>{before ? <del>{auditValueText(before, words)}</del> : '–'}</td>
                  <td>{after ? <ins>{auditValueText(after, words)}</ins> : '–'}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

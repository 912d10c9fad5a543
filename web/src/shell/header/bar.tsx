import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { NewBadge } from '../../ui/badge.tsx'
import { ChevronDownIcon } from '../../ui/icon/chevron-down.tsx'
import { Panel } from '../panels/panel.tsx'
import { preloadPanels } from '../panels/parts.ts'
import styles from './bar.module.css'
import { type Entry, entries } from './entries.ts'
import { panelId, usePanels } from './use-panels.ts'

/** The seven entries; a style sheet moves those without room under 'more'. */
export function Bar({ active }: { active: number }) {
  const { t } = useTranslation()
  const panels = usePanels()

  return (
    <nav
      className={styles.bar}
      aria-label={t('header.main_navigation')}
      onPointerEnter={preloadPanels}
      onFocus={preloadPanels}
    >
      <ul>
        {entries.map((entry, place) => (
          <li
            key={entry.name}
            className={styles.place}
            data-bar={place}
            {...(entry.panel ? panels.placeProps(entry.name) : {})}
          >
            <EntryLink
              entry={entry}
              current={place === active}
              expand={entry.panel ? panels.triggerProps(entry.name) : undefined}
            />
            {entry.panel && panels.open === entry.name && <Panel name={entry.name} id={panelId(entry.name)} />}
          </li>
        ))}
        <li className={styles.place} data-more="" {...panels.placeProps('more')}>
          <button
            className={styles.entry}
            type="button"
            onClick={({ detail }) => panels.press('more', detail === 0)}
            {...panels.triggerProps('more')}
          >
            <MoreWords active={active} />
            <span className={styles.caret}>
              <ChevronDownIcon size={14} />
            </span>
          </button>
          {panels.open === 'more' && <Panel name="more" id={panelId('more')} />}
        </li>
      </ul>
    </nav>
  )
}

interface EntryLinkProps {
  entry: Entry
  current: boolean
  expand: ReturnType<ReturnType<typeof usePanels>['triggerProps']> | undefined
}

function EntryLink({ entry, current, expand }: EntryLinkProps) {
  const { t } = useTranslation()

  return (
    <Link
      className={styles.entry}
      to={entry.to}
      aria-current={current ? 'page' : undefined}
      {...(entry.new_window ? { target: '_blank', rel: 'noopener' } : {})}
      {...expand}
    >
      {t(`area.${entry.name}`)}
      {entry.new_window && <span className="visually-hidden">{t('header.new_window')}</span>}
      {entry.is_new && (
        <span className={styles.new}>
          <NewBadge />
        </span>
      )}
      {entry.panel && (
        <span className={styles.caret}>
          <ChevronDownIcon size={14} />
        </span>
      )}
    </Link>
  )
}

/** Someone whose area has gone under 'more' still reads its name there. */
function MoreWords({ active }: { active: number }) {
  const { t } = useTranslation()
  const entry = entries[active]
  if (!entry) return t('header.more')

  return (
    <>
      <span className={styles.current} data-more={active}>
        <b>{t(`area.${entry.name}`)}</b>
        {t('header.more')}
      </span>
      <span data-bar={active}>{t('header.more')}</span>
    </>
  )
}

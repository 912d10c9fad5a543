import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChevronDownIcon } from '../../ui/icon/home-icons.tsx'
import { NewBadge } from '../../ui/mark/badge.tsx'
import { Panel } from '../panels/panel.tsx'
import { preloadPanels } from '../panels/parts.ts'
import styles from './bar.module.css'
import { areaAt, type HeaderEntry, useEntries } from './entries.ts'
import { panelId, usePanels } from './use-panels.ts'

/** The areas this person may open; a style sheet moves those without room under 'more'. */
export function Bar({ active }: { active: number }) {
  const { t } = useTranslation()
  const panels = usePanels()
  const entries = useEntries()
  const current = entries.findIndex(({ code }) => code === areaAt(active))

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
            key={entry.code}
            className={styles.place}
            data-bar={place}
            data-menu={entry.menu_id}
            {...(entry.panel ? panels.placeProps(entry.panel) : {})}
          >
            <EntryLink
              entry={entry}
              current={place === current}
              expand={entry.panel ? panels.triggerProps(entry.panel) : undefined}
            />
            {entry.panel && panels.open === entry.panel && <Panel name={entry.panel} id={panelId(entry.panel)} />}
          </li>
        ))}
        <li className={styles.place} data-more={entries.length - 1} {...panels.placeProps('more')}>
          <button
            className={styles.entry}
            type="button"
            onClick={({ detail }) => panels.press('more', detail === 0)}
            {...panels.triggerProps('more')}
          >
            <MoreWords place={current} name={entries[current]?.menu_name} />
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
  entry: HeaderEntry
  current: boolean
  expand: ReturnType<ReturnType<typeof usePanels>['triggerProps']> | undefined
}

function EntryLink({ entry, current, expand }: EntryLinkProps) {
  const { t } = useTranslation()

  return (
    <Link
      className={styles.entry}
      to={entry.url}
      aria-current={current ? 'page' : undefined}
      {...(entry.new_window ? { target: '_blank', rel: 'noopener' } : {})}
      {...expand}
    >
      {entry.menu_name}
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
function MoreWords({ place, name }: { place: number; name: string | undefined }) {
  const { t } = useTranslation()
  if (name === undefined) return t('header.more')

  return (
    <>
      <span className={styles.current} data-more={place}>
        <b>{name}</b>
        {t('header.more')}
      </span>
      <span data-bar={place}>{t('header.more')}</span>
    </>
  )
}

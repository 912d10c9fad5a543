import type { Inside, InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize } from '../../platform/format/format-size.ts'
import { usePage } from '../../platform/page/page.ts'
import { CodeIcon } from '../../ui/icon/icons.tsx'
import { FlowTables } from './flow.tsx'
import { Fonts } from './fonts.tsx'
import { FormTables } from './form.tsx'
import styles from './text-alternative.module.css'
import { Titled } from './titled.tsx'

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

function Tables({ inside }: { inside: Inside }): ReactElement {
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

function DocumentStyleTables({ inside }: { inside: InsideOf<'document-style'> }) {
  const { t } = useTranslation('resource')
  const { styles, paper, margins, fonts } = inside
  const page = [paper, margins && t('stage.table.margins', { margins: margins.join(' / ') })].filter(Boolean)
  return (
    <>
      {page.length > 0 && <p>{page.join(' · ')}</p>}
      <Titled
        title={t('stage.table.styles', { count: styles.length })}
        rows={styles}
        columns={[
          { id: 'name', name: t('stage.table.style'), cell: ({ name }) => name },
          { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => t(`stage.style_kind.${kind}`) },
          { id: 'font', name: t('stage.table.font'), cell: ({ font }) => font },
          {
            id: 'size',
            name: t('stage.table.font_size'),
            cell: ({ size }) => size !== null && t('stage.table.points', { size }),
          },
          { id: 'line', name: t('stage.table.line'), cell: ({ line }) => line },
          { id: 'indent', name: t('stage.table.indent'), cell: ({ indent }) => indent },
        ]}
      />
      <Fonts fonts={fonts} />
    </>
  )
}

function DocumentTemplateTables({ inside }: { inside: InsideOf<'document-template'> }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const { pages, paper, placeholders, fonts } = inside
  return (
    <>
      <p>{[t('stage.table.pages', { count: pages }), paper].filter(Boolean).join(' · ')}</p>
      <Titled
        title={t('stage.table.placeholders', { count: placeholders.length })}
        rows={placeholders}
        columns={[
          { id: 'tag', name: t('stage.table.tag'), cell: ({ tag }) => <code>{`{${tag}}`}</code> },
          { id: 'title', name: t('stage.table.title'), cell: ({ title }) => textIn(title, language) },
          { id: 'source', name: t('stage.table.source'), cell: ({ source }) => source },
          { id: 'sample', name: t('stage.table.sample'), cell: ({ sample }) => sample },
          { id: 'pages', name: t('stage.table.on_pages'), cell: (one) => one.pages.join(', ') },
        ]}
      />
      <Fonts fonts={fonts} />
    </>
  )
}

function LoginTables({ inside }: { inside: InsideOf<'login'> }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  return (
    <>
      <Titled
        title={t('stage.table.slots', { count: inside.slots.length })}
        rows={inside.slots}
        columns={[
          { id: 'name', name: t('stage.table.slot'), cell: ({ name }) => name },
          { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => t(`stage.slot_kind.${kind}`) },
          { id: 'value', name: t('stage.table.value'), cell: ({ value }) => textIn(value, language) },
        ]}
      />
      <Titled
        title={t('stage.table.assets', { count: inside.assets.length })}
        rows={inside.assets}
        columns={[
          { id: 'path', name: t('stage.table.file'), cell: ({ path }) => <code>{path}</code> },
          { id: 'size', name: t('stage.table.size'), kind: 'number', cell: ({ size }) => formatSize(size) },
        ]}
      />
    </>
  )
}

function PortalTables({ inside }: { inside: InsideOf<'portal'> }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const { widgets, widths, apps } = inside
  return (
    <>
      <Titled
        title={t('stage.table.widgets', { count: widgets.length })}
        rows={widgets}
        columns={[
          { id: 'title', name: t('stage.table.widget'), cell: ({ title }) => textIn(title, language) },
          { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => <code>{kind}</code> },
          {
            id: 'roles',
            name: t('stage.table.roles'),
            cell: ({ roles }) => roles.join(t('stage.between')) || t('stage.everyone'),
          },
        ]}
      />
      <Titled
        title={t('stage.table.widths')}
        rows={widths}
        columns={[
          { id: 'name', name: t('stage.table.width'), cell: ({ name }) => name },
          { id: 'from', name: t('stage.table.from_width'), kind: 'number', cell: ({ from }) => from },
          { id: 'columns', name: t('stage.table.columns'), kind: 'number', cell: ({ columns }) => columns },
        ]}
      />
      {apps.length > 0 && <p>{t('stage.table.apps', { apps: apps.join(t('stage.between')) })}</p>}
    </>
  )
}

function ScheduleTables({ inside }: { inside: InsideOf<'schedule'> }) {
  const { t } = useTranslation('resource')
  const { zone, entries } = inside
  return (
    <>
      {zone && <p>{t('stage.table.zone', { zone })}</p>}
      <Titled
        title={t('stage.table.entries', { count: entries.length })}
        rows={entries}
        columns={[
          { id: 'title', name: t('stage.table.entry'), cell: ({ title }) => title },
          { id: 'group', name: t('stage.table.group'), cell: ({ group }) => group },
          {
            id: 'starts',
            name: t('stage.table.starts'),
            cell: ({ starts, all_day }) => formatCalendarMoment(starts, all_day),
          },
          {
            id: 'ends',
            name: t('stage.table.ends'),
            cell: ({ ends, all_day }) => ends && formatCalendarMoment(ends, all_day),
          },
          { id: 'rule', name: t('stage.table.repeats'), cell: ({ rule }) => rule && <code>{rule}</code> },
        ]}
      />
    </>
  )
}

/** As the calendar says it, in the calendar's own zone: nothing is moved to the reader's here. */
function formatCalendarMoment(moment: string, all_day: boolean) {
  return all_day ? moment.slice(0, 10) : moment.slice(0, 16).replace('T', ' ')
}

import { languages } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { languageNames } from '../../../page/language-names.ts'
import { Table } from '../../../ui/layout/table.tsx'
import { type LoadedList, loadList, type RowOf } from '../list/list-address.ts'
import { useTableColumns } from '../list/list-columns.tsx'
import type { ListColumn } from '../list/list-declaration.ts'
import { ListExport } from '../list/list-export.tsx'
import { ListFilters } from '../list/list-filters.tsx'
import { ListFoot } from '../list/list-rows.tsx'
import { Box } from './box.tsx'
import { CallFor } from './call-for.tsx'
import type { ReportRange } from './range.ts'
import styles from './report.module.css'
import rowStyles from './rows.module.css'

const call = 'GET /api/management/zero-result-searches'
type ZeroResultSearchRow = RowOf<typeof call>

const load = loadList(call, { language: 'text', days: 'days' })

const listed: ListColumn<ZeroResultSearchRow>[] = [
  { column: 'question', sort: true },
  { column: 'language', values: languageNames, minor: true },
  { column: 'in_vain', kind: 'number', sort: true },
  { column: 'last_day', kind: 'day', sort: true },
]

/** Of the days the report is about. */
export function loadZeroResultSearches(address: URL, { from, to }: ReportRange): LoadedList<ZeroResultSearchRow> {
  const dated = new URL(address)
  dated.searchParams.set('from', from)
  dated.searchParams.set('to', to)
  return load({ request: new Request(dated) })
}

/** What people looked for and did not find: what the portal lacks. */
export function ZeroResultSearches({ loaded }: { loaded: LoadedList<ZeroResultSearchRow> }) {
  const { t } = useTranslation('management')
  const title = t('reports.tab.in_vain')
  const keyOf = ({ question, language }: ZeroResultSearchRow) => `${language} ${question}`
  const columns = useTableColumns({ texts: 'reports', chosen: loaded.chosen, keyOf, columns: listed })
  const options = languages.map((language) => ({ value: language, name: languageNames[language] }))

  return (
    <div className={styles.grid}>
      <Box
        title={title}
        span={12}
        aside={<ListExport screen="reports" texts="reports" title={title} columns={listed} loaded={loaded} />}
      >
        <div className={styles.tools}>
          <ListFilters
            texts="reports"
            chosen={loaded.chosen}
            filters={[{ name: 'language', options, single: true }]}
            columns={listed}
          />
        </div>
        <Answered answer={loaded.answer} waiting={<WaitingRows rows={8} />}>
          {({ list, total, next }) =>
            list.length === 0 ? (
              <p className={rowStyles.none}>{t('reports.nothing')}</p>
            ) : (
              <>
                <Table
                  caption={title}
                  columns={[
                    ...columns,
                    { id: 'call', name: '', kind: 'actions', cell: ({ question }) => <CallFor question={question} /> },
                  ]}
                  rows={list}
                  keyOf={keyOf}
                />
                <div className={styles.pager}>
                  <ListFoot loaded={loaded} shown={list.length} total={total} next={next} />
                </div>
              </>
            )
          }
        </Answered>
      </Box>
    </div>
  )
}
